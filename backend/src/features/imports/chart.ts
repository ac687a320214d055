import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';

/** A person's place as a chart keeps it. */
export interface Place {
  readonly id: PersonId;
  readonly email: string;
  readonly role: Role;
  readonly managerId: PersonId | null;
  readonly departedOn: string | null;
}

/** The organization in memory, as it is or as it would be: who is where, by id and by address. */
export class Chart {
  private readonly byId = new Map<PersonId, Place>();
  private readonly byEmail = new Map<string, PersonId>();
  private readonly reports = new Map<PersonId, number>();

  constructor(places: readonly Place[]) {
    for (const place of places) this.set(place);
  }

  set(place: Place): void {
    const before = this.byId.get(place.id);
    this.count(before?.managerId, -1);
    this.count(place.managerId, 1);
    this.byId.set(place.id, place);
    // Erased people have no address, and nobody is found by none.
    if (place.email !== '') this.byEmail.set(place.email.toLowerCase(), place.id);
  }

  get(id: PersonId): Place | undefined {
    return this.byId.get(id);
  }

  withAddress(email: string): Place | undefined {
    const id = this.byEmail.get(email);
    return id && this.byId.get(id);
  }

  hasReports(id: PersonId): boolean {
    return (this.reports.get(id) ?? 0) > 0;
  }

  /** Whether `person` is `candidate` or reports to them, over however many others. */
  isBelow(person: PersonId, candidate: PersonId): boolean {
    // Nobody is below somebody without reports, such as everybody who is just being hired: the way up is not followed then.
    if (person !== candidate && !this.hasReports(candidate)) return false;
    const seen = new Set<PersonId>();
    for (
      let at: PersonId | null = person;
      at !== null && !seen.has(at);
      at = this.byId.get(at)?.managerId ?? null
    ) {
      if (at === candidate) return true;
      seen.add(at);
    }
    return false;
  }

  /** Takes somebody out who was only planned. */
  remove(id: PersonId): void {
    this.count(this.byId.get(id)?.managerId, -1);
    this.byId.delete(id);
  }

  ids(): Iterable<PersonId> {
    return this.byId.keys();
  }

  private count(managerId: PersonId | null | undefined, by: number): void {
    if (managerId) this.reports.set(managerId, (this.reports.get(managerId) ?? 0) + by);
  }
}
