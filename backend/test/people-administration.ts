import { randomUUID } from 'node:crypto';
import { personFacts } from '@annals/contracts/features/people/administration';
import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import type { Role } from '@annals/contracts/kernel/roles';
import { expect } from 'vitest';
import { z } from 'zod';
import { grantAtServer } from './operator';
import type { Client, Product } from './product';

/** What hiring answers. */
export const withLink = peopleRoutes.hire.answer.extend({ link: z.string() });
/** What newcomers choose. */
export const PASSWORD = 'long-enough-2026';

export const someAddress = () => `${randomUUID()}@annals.example`;
export const tokenOf = (link: string) => new URL(link, 'http://x').searchParams.get('token') ?? '';

/** Chooses a password by a link to do so. */
export const choose = (client: Client, link: string, password = PASSWORD) =>
  client.post('/api/auth/welcome', { token: tokenOf(link), password });

/** An administrator who hires people, changes their places and looks them up. */
export class Administration {
  private constructor(
    private readonly product: Product,
    readonly admin: Client,
  ) {}

  static async of(product: Product): Promise<Administration> {
    return new Administration(product, await product.as('admin'));
  }

  /** What is sent of somebody new; of the cast's manager unless said otherwise. */
  newcomer(more: object = {}) {
    return {
      firstName: 'Mary',
      lastName: 'Jackson',
      email: someAddress(),
      role: 'employee',
      position: 'Engineer',
      department: 'Engineering',
      managerId: this.product.cast.manager.id,
      hireDate: '2026-01-05',
      ...more,
    };
  }

  async hire(more: object = {}) {
    const answer = await this.admin.post('/api/people', this.newcomer(more));
    expect(answer.status).toBe(201);
    const hired = withLink.parse(answer.json);
    // What is done about somebody begins at their page.
    await this.facts(hired.id);
    return hired;
  }

  /** A new person who has chosen a password and is signed in. */
  async welcomed(role: Role = 'employee', more: object = {}) {
    const email = someAddress();
    const first = isPrivileged(role) ? 'employee' : role;
    const { id, link } = await this.hire({ email, role: first, ...more });
    const client = this.product.visitor();
    expect((await choose(client, link)).json).toEqual({ role: first });
    if (first !== role) await grantAtServer(this.product, id, role);
    return { id, email, client };
  }

  async facts(id: string) {
    // Whoever did it, it is in what they read.
    this.admin.position = String(await this.product.head());
    return personFacts.parse((await this.admin.get(`/api/people/${id}`)).json);
  }

  change(id: string, body: object) {
    return this.admin.patch(`/api/people/${id}`, { reason: 'Reorganization', ...body });
  }
}
