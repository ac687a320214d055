import { isErased } from '@annals/contracts/kernel/erased';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { dayIn, daysAfter } from '@annals/contracts/kernel/local-time';
import { isBreakGlassAccount } from '@annals/projections/features/break-glass/queries';
import { placesOf } from '@annals/projections/features/people/directory-queries';
import {
  administratorsBesides,
  idsOfReports,
  standings,
} from '@annals/projections/features/people/structure';
import { awaitsRole } from '@annals/projections/features/privileged-acts/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { settleAccount } from '../accounts/settle';
import { Chart } from '../imports/chart';
import { KeptForEmergencies } from '../person/errors';
import { keeperOf } from '../person/around';
import { CAN_HAVE_REPORTS, person, type FutureManager } from '../person/person-decider';
import { profile } from '../person/profile-decider';
import { KeptDirectory } from './kept';
import { ScimError } from './scim-error';
import type { WantedPerson } from './user';

/** Why, in events that administrators state a reason for. */
export const REASON = 'As the directory has it.';

/** A change that a client wants. */
export interface Change {
  readonly clientId: string;
  readonly origin: CommandOrigin;
  /** null: somebody is created. */
  readonly personId: PersonId | null;
  readonly wanted: WantedPerson;
}

/** What came of a change. */
export interface Outcome {
  readonly id: PersonId;
  /** Accounts that are opened, and accounts that are brought in line with their person. */
  readonly opens?: { readonly email: string };
  readonly settles?: true;
  readonly managerRef: string | null;
}

/** What a change makes of a person, while the organization is locked: each is decided in the organization as those before have left it. */
export class PersonChanges {
  /** One after the other: what one does to the shape of the organization, the next one sees. */
  #shape: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly services: Services,
    private readonly dispatch: Dispatch,
    private readonly chart: Chart,
    /** Whom a user name belongs to, by the name in lower case. */
    private readonly names: Map<string, PersonId>,
    /** Who is meant by what a client calls a manager. */
    private readonly managers: ReadonlyMap<string, PersonId>,
    /** Whose account an address is. */
    private readonly accounts: ReadonlyMap<string, PersonId>,
  ) {}

  static async begin(
    services: Services,
    dispatch: Dispatch,
    changes: readonly Change[],
  ): Promise<PersonChanges> {
    const { readModels, pool } = services;
    const kept = new KeptDirectory(pool);
    const called = changes.flatMap(({ wanted: { manager } }) => manager ?? []);
    const names = changes.map(({ wanted: { userName } }) => userName);
    const people = changes.flatMap(({ personId: id }) => id ?? []);
    const [users, external] = await Promise.all([
      kept.usersNamed([...names, ...called]),
      kept.usersWithExternalIds([...new Set(called)]),
    ]);
    const ids = [
      ...people,
      ...called.flatMap((name) => personId.safeParse(name).data ?? []),
      ...[...users, ...external].map(({ personId: id }) => id),
    ];
    const emails = [
      ...changes.flatMap(({ wanted: { email, userName } }) => [email, userName.toLowerCase()]),
      ...called.map((name) => name.toLowerCase()),
    ];
    // Whether somebody ends up below themself is seen on the whole of it; nobody is below who is just being hired.
    const places =
      people.length > 0 ? await standings(readModels) : await placesOf(readModels, { ids, emails });
    const chart = new Chart(places);
    const managers = new Map<string, PersonId>();
    for (const name of called) {
      const asId = personId.safeParse(name).data;
      const found =
        (asId && chart.get(asId)?.id) ??
        external.find(({ externalId, isDeleted }) => externalId === name && !isDeleted)?.personId ??
        users.find(({ userName, isDeleted }) => userName.toLowerCase() === name.toLowerCase() && !isDeleted)
          ?.personId ??
        chart.withAddress(name.toLowerCase())?.id;
      if (found) managers.set(name, found);
    }
    const owners = new Map(users.map((user) => [user.userName.toLowerCase(), user.personId]));
    const accounts = await services.userAuth.ownersOf(changes.map(({ wanted }) => wanted.email));
    return new PersonChanges(services, dispatch, chart, owners, managers, accounts);
  }

  async make(change: Change): Promise<Outcome> {
    return change.personId === null ? this.create(change) : this.update(change.personId, change);
  }

  private async create({ wanted, origin }: Change): Promise<Outcome> {
    const id = personId.parse(derivedId(origin.commandId, 'person'));
    const byName = this.ownerOf(wanted.userName);
    const byAddress = this.chart.withAddress(wanted.email);
    const earlier = byName ?? byAddress?.id;
    // Not when it is begun again, and they are themself who was found.
    if (earlier !== undefined && earlier !== id) {
      const place = this.chart.get(earlier);
      // Somebody who left comes back; everybody else has the name or the address already.
      if (!place || place.departedOn === null || (byName ?? earlier) !== (byAddress?.id ?? earlier))
        throw taken();
      this.names.set(wanted.userName.toLowerCase(), earlier);
      return this.update(earlier, { wanted, origin });
    }
    this.names.set(wanted.userName.toLowerCase(), id);
    const { firstName, lastName, email, position, department, role = 'employee' } = wanted;
    const managerId = await this.managerOf(wanted, origin);
    // Before it is stored, so that another one with the same address sees it.
    this.chart.set({ id, email, role, managerId, departedOn: null });
    const holder = this.accounts.get(email);
    await this.dispatch(
      person,
      id,
      {
        type: 'HireEmployee',
        ...{ personId: id, firstName, lastName, email, position, department, role, managerId },
        addressTaken: holder !== undefined && holder !== id,
        around: { manager: this.futureManager(id, managerId) },
      },
      origin,
    );
    if (!wanted.isActive) await this.leave(id, origin);
    return {
      id,
      opens: { email },
      ...(wanted.isActive ? {} : { settles: true }),
      managerRef: this.refOf(wanted, managerId),
    };
  }

  private async update(
    id: PersonId,
    { wanted, origin }: Pick<Change, 'wanted' | 'origin'>,
  ): Promise<Outcome> {
    const { log } = this.services;
    const [state, { shown }] = await Promise.all([stateOf(log, person, id), stateOf(log, profile, id)]);
    if (state.status === 'none') throw new ScimError(404, undefined, 'There is no such resource.');
    // The day on which it is needed is the day on which the directory may be wrong or away.
    if (await isBreakGlassAccount(this.services.readModels, id)) throw new KeptForEmergencies();
    const owner = this.ownerOf(wanted.userName);
    if (owner !== undefined && owner !== id) throw taken();
    if (state.status === 'departed') {
      if (!wanted.isActive) return { id, managerRef: null };
      await this.comeBack(id, wanted, origin);
      return { id, settles: true, managerRef: this.refOf(wanted, this.chart.get(id)?.managerId ?? null) };
    }
    const isNewAddress = !isErased(state.email) && wanted.email !== state.email.toLowerCase();
    const isNewName = wanted.firstName !== shown.firstName || wanted.lastName !== shown.lastName;
    if (isNewAddress || isNewName) await this.correct(id, wanted, isNewName, isNewAddress, origin);
    if (!wanted.isActive) {
      await this.inTurn(() => this.leave(id, origin));
      return { id, settles: true, managerRef: null };
    }
    const managerId = await this.move(id, wanted, state.managerId, origin);
    const settles = isNewAddress || (wanted.role !== undefined && wanted.role !== state.role);
    return { id, ...(settles ? { settles: true as const } : {}), managerRef: this.refOf(wanted, managerId) };
  }

  /** Whose a user name is; of people whom no client has named yet it is their address. */
  private ownerOf(userName: string): PersonId | undefined {
    const name = userName.toLowerCase();
    return this.names.get(name) ?? this.chart.withAddress(name)?.id;
  }

  private async correct(
    id: PersonId,
    { firstName, lastName, email }: WantedPerson,
    isNewName: boolean,
    isNewAddress: boolean,
    origin: CommandOrigin,
  ): Promise<void> {
    const { readModels, clock } = this.services;
    const holder = isNewAddress ? (this.chart.withAddress(email)?.id ?? this.accounts.get(email)) : undefined;
    await this.dispatch(
      person,
      id,
      {
        type: 'CorrectEmployee',
        name: isNewName ? { firstName, lastName } : undefined,
        email: isNewAddress ? email : undefined,
        addressTaken: holder !== undefined && holder !== id,
        awaitsPrivilegedRole: isNewAddress && (await awaitsRole(readModels, id, clock().toISOString())),
      },
      { ...origin, commandId: derivedId(origin.commandId, 'correction'), reason: REASON },
    );
  }

  /** @returns to whom they report then */
  private move(
    id: PersonId,
    wanted: WantedPerson,
    before: PersonId | null,
    origin: CommandOrigin,
  ): Promise<PersonId | null> {
    return this.inTurn(async () => {
      const isWaiting = wanted.manager !== null && !this.managers.has(wanted.manager);
      const managerId = isWaiting ? before : await this.managerOf(wanted, origin);
      const { position, department, role } = wanted;
      const place = this.chart.get(id);
      const otherAdministrator =
        place?.role !== 'admin' || (await administratorsBesides(this.services.readModels, id)).length > 0;
      await this.dispatch(
        person,
        id,
        {
          type: 'ChangeEmployee',
          ...{ position, department, role, managerId },
          around: {
            manager: this.futureManager(id, managerId),
            hasReports: this.chart.hasReports(id),
            otherAdministrator,
            roleKeeper: role === undefined ? undefined : await keeperOf(this.services.readModels, id),
          },
        },
        { ...origin, commandId: derivedId(origin.commandId, 'change'), reason: REASON },
      );
      if (place) this.chart.set({ ...place, managerId, role: role ?? place.role });
      return managerId;
    });
  }

  /** They leave today; who reports to them reports to whom they reported to. */
  private async leave(id: PersonId, origin: CommandOrigin): Promise<void> {
    const { readModels, log, clock, timeZone } = this.services;
    const state = await stateOf(log, person, id);
    if (state.status !== 'employed') return;
    const around = {
      manager: null,
      hasReports: false,
      otherAdministrator: (await administratorsBesides(readModels, id)).length > 0,
    };
    const today = dayIn(timeZone, clock());
    const lastDay = today < state.hireDate ? state.hireDate : today;
    const command = { type: 'DepartEmployee' as const, lastDay, around };
    const reports = await idsOfReports(readModels, id);
    // A person who may not leave leaves their reports where they are.
    if (state.role === 'admin' && !around.otherAdministrator)
      return void (await this.dispatch(person, id, command, origin));
    const above = state.managerId === null ? undefined : this.chart.get(state.managerId);
    const successorId =
      above && above.departedOn === null && CAN_HAVE_REPORTS.has(above.role) ? above.id : null;
    for (const report of reports) {
      const moved = {
        ...origin,
        commandId: derivedId(origin.commandId, 'takes over', report),
        reason: REASON,
      };
      const manager = this.futureManager(report, successorId);
      const moves = {
        type: 'ChangeEmployee' as const,
        managerId: successorId,
        around: { ...around, manager },
      };
      await this.dispatch(person, report, moves, moved);
      const place = this.chart.get(report);
      if (place) this.chart.set({ ...place, managerId: successorId });
    }
    const leaving = { ...origin, commandId: derivedId(origin.commandId, 'departure'), reason: REASON };
    const successor = reports.length > 0 && successorId !== null ? { successorId } : {};
    await this.dispatch(person, id, { ...command, ...successor }, leaving);
  }

  /** The same person again, as when an administrator hires somebody again, without a link: they sign in by their provider. */
  private async comeBack(id: PersonId, wanted: WantedPerson, origin: CommandOrigin): Promise<void> {
    const { log, userAuth, clock, timeZone } = this.services;
    await settleAccount(this.services, id);
    const state = await stateOf(log, person, id);
    if (state.status !== 'departed') return;
    const today = dayIn(timeZone, clock());
    const { lastDay } = state;
    const hireDate = lastDay !== null && today <= lastDay ? daysAfter(lastDay, 1) : today;
    const role = wanted.role ?? (isPrivileged(state.role) ? 'employee' : state.role);
    const managerId = await this.managerOf(wanted, origin);
    const { firstName, lastName, email, position, department } = wanted;
    const holder = this.chart.withAddress(email)?.id ?? this.accounts.get(email);
    this.chart.set({ id, email, role, managerId, departedOn: null });
    await this.dispatch(
      person,
      id,
      {
        type: 'RehireEmployee',
        ...{ firstName, lastName, email, position, department, role, managerId, hireDate },
        addressTaken: holder !== undefined && holder !== id,
        around: { manager: this.futureManager(id, managerId) },
      },
      { ...origin, commandId: derivedId(origin.commandId, 'rehire'), reason: REASON },
    );
    const opened = { ...origin, commandId: derivedId(origin.commandId, 'account') };
    await this.dispatch(account, id, { type: 'OpenAccount', personId: id, role, hasPassword: false }, opened);
    const again = { ...origin, commandId: derivedId(origin.commandId, 'account again'), reason: REASON };
    await this.dispatch(account, id, { type: 'ReactivateAccount', personId: id, role }, again);
    await userAuth.open([{ userId: id, email, role, hashedPassword: null }]);
  }

  /** Whom they are to report to; null: nobody, or somebody who has not arrived. Who has reports gets the role Manager for it. */
  private async managerOf({ manager }: WantedPerson, origin: CommandOrigin): Promise<PersonId | null> {
    const id = manager === null ? undefined : this.managers.get(manager);
    if (id === undefined) return null;
    const place = this.chart.get(id);
    if (!place || place.departedOn !== null) return null;
    if (place.role === 'employee') {
      this.chart.set({ ...place, role: 'manager' });
      const around = { manager: null, hasReports: false, otherAdministrator: true };
      const granted = {
        ...origin,
        commandId: derivedId(origin.commandId, 'has reports', id),
        reason: 'Has reports in the directory.',
      };
      await this.dispatch(person, id, { type: 'ChangeEmployee', role: 'manager', around }, granted);
    }
    return id;
  }

  private futureManager(id: PersonId, managerId: PersonId | null): FutureManager | null | undefined {
    if (managerId === null) return null;
    const manager = this.chart.get(managerId);
    if (!manager) return undefined;
    const { role, departedOn } = manager;
    return { id: managerId, role, hasLeft: departedOn !== null, isBelow: this.chart.isBelow(managerId, id) };
  }

  /** What is kept of a manager who has not arrived. */
  private refOf({ manager }: WantedPerson, managerId: PersonId | null): string | null {
    return manager !== null && (managerId === null || !this.managers.has(manager)) ? manager : null;
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#shape.then(act, act);
    this.#shape = next.catch(() => undefined);
    return next;
  }
}

function taken(): ScimError {
  return new ScimError(409, 'uniqueness', 'Somebody has this user name or e-mail address already.');
}
