import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Standing } from '@annals/projections/people/structure';
import { describe, expect, test } from 'vitest';
import { UnreadableList } from './errors';
import { planOf } from './plan';
import { readList } from './read-list';

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

/** 1 is above 2, 2 is above 3; 4 has left; 5 is an employee. */
const HERE = [
  standing(1),
  standing(2, { managerId: id(1) }),
  standing(3, { managerId: id(2) }),
  standing(4, { departedOn: '2026-01-01' }),
  standing(5, { role: 'employee', managerId: id(3) }),
];
const plan = (...lines: string[]) =>
  planOf(readList([HEAD, ...lines].join('\n')), HERE, (row) => id(900 + row));
const outcomes = (...lines: string[]) =>
  plan(...lines).rows.map(({ outcome, problem }) => problem ?? outcome);
const neu = (name: string, manager = '', role = '') =>
  `${name}@x.example,${name},New,Analyst,Ops,${role},${manager && `${manager}@x.example`},2026-02-01`;

describe('reading a list', () => {
  test('takes quotes, semicolons, a byte order mark, columns in any order and in any case', () => {
    const rows = readList(
      '\uFEFFLASTNAME;firstName;email;position;department;role;managerEmail;hireDate\n"Love;lace";Ada; ADA@x.example ;Analyst;Ops;;;\n\n',
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
      },
    ]);
  });
  test.each([
    ['nonsense'],
    [HEAD],
    [`${HEAD},salary\n`],
    [`${HEAD.replace('email', 'role')}\na,b,c,d,e,f,g,h`],
    [`${HEAD}\n"open,b`],
    [`${HEAD}\na,b,c,d,e,f,g,h,i`],
  ])('refuses what is none, in a sentence: %j', (text) => {
    expect(() => readList(text)).toThrow(UnreadableList);
  });
});

describe('the report', () => {
  test('hires who is new, below people who are here or in the list, in any order', () => {
    const { wishes, rows } = plan(neu('c', 'b'), neu('b', 'a', 'manager'), neu('a', 'p1', 'leader'));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['hire', 'hire', 'hire']);
    // Whoever is above comes first.
    expect(wishes.map(({ firstName }) => firstName)).toEqual(['a', 'b', 'c']);
    expect(wishes[1]?.managerId).toBe(id(903));
  });
  test('changes only what is filled in, and says what', () => {
    const [row] = plan('p3@x.example,,,Director,,leader,p1@x.example,').rows;
    expect(row).toMatchObject({
      outcome: 'change',
      name: 'P 3',
      changes: [
        { field: 'position', before: 'Lead', after: 'Director' },
        { field: 'role', before: 'Manager', after: 'Leader' },
        { field: 'manager', before: 'P 2', after: 'P 1' },
      ],
    });
    expect(outcomes('p3@x.example,,,,,,,')).toEqual(['unchanged']);
  });
  test('leaves out what is wrong, and whatever rests on it', () => {
    expect(
      outcomes(
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
      ),
    ).toEqual([
      'Nobody here or in this list has the address of the manager.',
      'The row of the manager has an error.',
      'The manager has left.',
      'Only managers, leaders and administrators can have reports; the manager is none.',
      'Last name is required',
      'Please select a role',
      'hire',
      'The same address stands in row 7 already.',
      'The person with this address has left.',
      'Please enter a valid email address',
    ]);
  });
  test('finds circles, within the list and through those who are here', () => {
    const circle = 'This person would report to themself, directly or through their own reports.';
    expect(outcomes(neu('a', 'b', 'manager'), neu('b', 'a', 'manager'))).toContain(circle);
    expect(outcomes('p1@x.example,,,,,,p3@x.example,')).toEqual([circle]);
    expect(outcomes('p1@x.example,,,,,,p1@x.example,')).toEqual([circle]);
  });
  test('turns a line of reports upside down without a circle on the way', () => {
    const { wishes, rows } = plan('p2@x.example,,,,,,p3@x.example,', 'p3@x.example,,,,,,p1@x.example,');
    expect(rows.map(({ outcome }) => outcome)).toEqual(['change', 'change']);
    expect(wishes.map(({ personId: one }) => one)).toEqual([id(3), id(2)]);
  });
  test('keeps the role that reports need', () => {
    expect(outcomes('p2@x.example,,,,,employee,,')).toEqual([
      'People report to this person, who therefore cannot have this role.',
    ]);
  });
  test('goes through ten thousand rows in seconds', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      neu(`n${String(index)}`, index === 0 ? 'p1' : `n${String(Math.floor((index - 1) / 6))}`, 'manager'),
    );
    const before = performance.now();
    expect(plan(...lines).wishes.every(({ outcome }) => outcome === 'hire')).toBe(true);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
