import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { ROLES } from '@annals/contracts/kernel/roles';
import type { Standing } from '@annals/projections/features/people/structure';
import { describe, expect, test } from 'vitest';
import { UnreadableList } from './errors';
import { planOf } from './plan';
import { readList } from './read-list';
import { allSteps } from './steps';

const HEAD = 'email,firstName,lastName,position,department,role,managerEmail,hireDate';
const id = (number: number): PersonId =>
  personId.parse(`018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`);

function standing(number: number, more: Partial<Standing> = {}): Standing {
  return {
    id: id(number),
    email: `p${String(number)}@x.example`,
    firstName: 'P',
    lastName: String(number),
    role: 'manager',
    position: 'Lead',
    department: 'Ops',
    managerId: null,
    departedOn: null,
    ...more,
  };
}

/** 1 is above 2, 2 is above 3; 4 has left; 5 is an employee; 6 was erased, which took the address. */
const HERE = [
  standing(1),
  standing(2, { managerId: id(1) }),
  standing(3, { managerId: id(2) }),
  standing(4, { departedOn: '2026-01-01' }),
  standing(5, { role: 'employee', managerId: id(3) }),
  standing(6, { email: '', departedOn: '2026-01-01' }),
];
const plan = async (...lines: string[]) =>
  allSteps(planOf(await readList([HEAD, ...lines].join('\n')), HERE, (row) => id(900 + row)));
const outcomes = async (...lines: string[]) =>
  (await plan(...lines)).rows.map(
    ({ outcome, problems }) => problems.map(({ message }) => message).join(' ') || outcome,
  );
const neu = (name: string, manager = '', role = '') =>
  `${name}@x.example,${name},New,Analyst,Ops,${role},${manager && `${manager}@x.example`},2026-02-01`;

describe('reading a list', () => {
  test('takes quotes, semicolons, empty rows, a byte order mark, columns in any order and in any case', async () => {
    const rows = await readList(
      '\uFEFFLASTNAME;firstName;email;position;department;role;managerEmail;hireDate\n;;;;;;;\n"Love;lace";Ada; ADA@x.example ;Analyst;Ops;;;\n\n ;;;;;;;\n',
    );
    expect(rows).toEqual([
      {
        row: 1,
        email: 'ada@x.example',
        firstName: 'Ada',
        lastName: 'Love;lace',
        position: 'Analyst',
        department: 'Ops',
        role: '',
        managerEmail: '',
        hireDate: '',
        hasExtraCells: false,
      },
    ]);
  });
  test.each([
    ['nonsense'],
    [HEAD],
    [`${HEAD},salary\n`],
    [`${HEAD.replace('email', 'role')}\na,b,c,d,e,f,g,h`],
    [`${HEAD}\n"open,b`],
  ])('refuses what is none, in a sentence: %j', async (text) => {
    await expect(readList(text)).rejects.toThrow(UnreadableList);
  });
});

describe('the report', () => {
  test('hires who is new, below people who are here or in the list, in any order', async () => {
    const { wishes, rows } = await plan(neu('c', 'b'), neu('b', 'a', 'manager'), neu('a', 'p1', 'leader'));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['hire', 'hire', 'hire']);
    // Whoever is above comes first.
    expect(wishes.map(({ firstName }) => firstName)).toEqual(['a', 'b', 'c']);
    expect(wishes[1]?.managerId).toBe(id(903));
  });
  test('changes only what is filled in, and says what', async () => {
    const [row] = (await plan('p3@x.example,,,Director,,leader,p1@x.example,')).rows;
    expect(row).toMatchObject({
      outcome: 'change',
      name: 'P 3',
      changes: [
        { field: 'position', before: 'Lead', after: 'Director' },
        { field: 'role', before: 'Manager', after: 'Leader' },
        { field: 'manager', before: 'P 2', after: 'P 1' },
      ],
    });
    expect(await outcomes('p3@x.example,,,,,,,')).toEqual(['unchanged']);
  });
  test('leaves out what is wrong, and whatever rests on it', async () => {
    expect(
      await outcomes(
        neu('a', 'nobody'),
        neu('b', 'a'),
        neu('c', 'p4'),
        neu('d', 'p5'),
        neu('e').replace('New', ''),
        neu('f', '', 'king'),
        neu('g'),
        neu('g'),
        'p4@x.example,,,Other,,,,',
        'no-address,A,B,C,D,,,',
        ',A,B,C,D,,,',
        neu('h').replace('2026-02-01', '01.02.2026'),
      ),
    ).toEqual([
      'Nobody here or in this list has the address of the manager.',
      'The row of the manager has an error.',
      'The manager has left.',
      'Only managers, leaders and administrators can have reports; the manager is none.',
      'Last name is required',
      `Please write one of these roles: ${ROLES.join(', ')}`,
      'hire',
      'The same address stands in row 7 already.',
      'The person with this address has left.',
      'Please enter a valid email address',
      'Please enter a valid email address',
      'Please write the day as 2026-03-31',
    ]);
  });
  test('says everything that is wrong with every row at once, cell by cell', async () => {
    const { rows, wishes } = await plan(
      'no-address,,New,,Ops,king,nobody@x.example,someday',
      neu('a').replace('New', ''),
      `${neu('b')},salary`,
    );
    expect(rows.map(({ problems }) => problems.map(({ field }) => field))).toEqual([
      ['email', 'firstName', 'position', 'role', 'hireDate', 'managerEmail'],
      ['lastName'],
      [null],
    ]);
    expect(rows.every(({ outcome }) => outcome === 'error')).toBe(true);
    expect(wishes.find(({ row }) => row === 1)?.problem).toMatch(
      /^Please enter a valid email address \/ First name is required \/ .*manager\.$/,
    );
  });
  test('names the departments that nobody is in yet, but not those of rows that are left out', async () => {
    const { newDepartments } = await plan(
      neu('a').replace('Ops', 'Opps'),
      neu('b').replace('Ops', 'Opps'),
      neu('c', 'nobody').replace('Ops', 'Oops'),
      'p3@x.example,,,,Legal,,,',
      'p5@x.example,,,,Ops,,,',
    );
    expect(newDepartments).toEqual([
      { department: 'Opps', rows: 2 },
      { department: 'Legal', rows: 1 },
    ]);
  });
  test('finds circles, within the list and through those who are here', async () => {
    const circle = 'This person would report to themself, directly or through their own reports.';
    expect(await outcomes(neu('a', 'b', 'manager'), neu('b', 'a', 'manager'))).toContain(circle);
    expect(await outcomes('p1@x.example,,,,,,p3@x.example,')).toEqual([circle]);
    expect(await outcomes('p1@x.example,,,,,,p1@x.example,')).toEqual([circle]);
  });
  test('turns a line of reports upside down without a circle on the way', async () => {
    const { wishes, rows } = await plan('p2@x.example,,,,,,p3@x.example,', 'p3@x.example,,,,,,p1@x.example,');
    expect(rows.map(({ outcome }) => outcome)).toEqual(['change', 'change']);
    expect(wishes.map(({ personId: one }) => one)).toEqual([id(3), id(2)]);
  });
  test('keeps the role that reports need', async () => {
    expect(await outcomes('p2@x.example,,,,,employee,,')).toEqual([
      'People report to this person, who therefore cannot have this role.',
    ]);
  });
  test('hires ten thousand people, each below one above them', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      neu(`n${String(index)}`, index === 0 ? 'p1' : `n${String(Math.floor((index - 1) / 6))}`, 'manager'),
    );
    expect((await plan(...lines)).wishes.every(({ outcome }) => outcome === 'hire')).toBe(true);
  });
});

describe('the work of a plan', () => {
  const line = (row: number, manager: number | null, role = 'manager') =>
    `n${String(row)}@x.example,N,${String(row)},Analyst,Ops,${role},${manager === null ? '' : `n${String(manager)}@x.example`},2026-02-01`;
  const rows = (count: number, make: (row: number) => string) =>
    [HEAD, ...Array.from({ length: count }, (_, index) => make(index + 1))].join('\n');
  const everybody = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      standing(index + 1, { email: `n${String(index + 1)}@x.example`, role: 'employee' }),
    );

  /** Lists in which each row rests on another one, of any length. */
  const lists: Readonly<
    Record<string, { list: (count: number) => string; here?: (count: number) => Standing[] }>
  > = {
    'a chain of managers': { list: (count) => rows(count, (row) => line(row, row === 1 ? null : row - 1)) },
    'a chain in the opposite order': {
      list: (count) => rows(count, (row) => line(row, row === count ? null : row + 1)),
    },
    'a chain below a row that is wrong': {
      list: (count) =>
        rows(count, (row) => line(row, row === 1 ? null : row - 1, row === 1 ? 'pilot' : 'manager')),
    },
    'a chain of promotions below one that is impossible': {
      list: (count) => rows(count, (row) => line(row, row === 1 ? 0 : row - 1)),
      here: everybody,
    },
    'a circle': { list: (count) => rows(count, (row) => line(row, row === 1 ? count : row - 1)) },
    'everybody below one': { list: (count) => rows(count, (row) => line(row, row === 1 ? null : 1)) },
  };

  test.each(Object.keys(lists))('is proportional to the length of the list: %s', async (name) => {
    const steps = async (count: number) => {
      const { list, here } = lists[name] ?? { list: () => HEAD };
      const planning = planOf(await readList(list(count)), here?.(count) ?? [], (row) => id(100_000 + row));
      let taken = 1;
      while (!planning.next().done) taken += 1;
      return taken;
    };
    const few = await steps(1_000);
    expect(few).toBeGreaterThan(5);
    expect(await steps(10_000)).toBeLessThanOrEqual(11 * few);
  });

  test('leaves out a whole chain below a row that is wrong, and puts managers before their reports, however deep', async () => {
    const planned = async (list: string) =>
      allSteps(planOf(await readList(list), [], (row) => id(100_000 + row)));
    const wrong = await planned(lists['a chain below a row that is wrong']?.list(3_000) ?? HEAD);
    expect(wrong.rows.every(({ outcome }) => outcome === 'error')).toBe(true);
    const deep = await planned(lists['a chain in the opposite order']?.list(3_000) ?? HEAD);
    expect(deep.wishes.map(({ row }) => row)).toEqual(
      Array.from({ length: 3_000 }, (_, index) => 3_000 - index),
    );
  });
});
