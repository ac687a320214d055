/** What somebody does and where: position and department, as far as they are known. */
export function placeOf(person: {
  readonly position: string | null;
  readonly department: string | null;
}): string {
  return [person.position, person.department].filter((part) => part !== null).join(', ');
}
