import { msg } from '@annals/contracts/kernel/text';
import type { Operation } from '@annals/contracts/features/operations/operation-events';
import type { EventLog } from '@annals/event-store/event-log';
import type { Projection } from '@annals/projections/engine/projection';
import { parkedStreams, parkingStreamOf, type ParkedStream } from '@annals/projections/engine/parked-streams';
import {
  approveRebuild,
  cancelRebuild,
  NoWayBack,
  requestRebuild,
  requestRollback,
  type RebuildWish,
} from '@annals/projections/engine/rebuild-request';
import { lookAgain, pause, projectionStatuses, resume } from '@annals/projections/engine/status';
import { projections } from '@annals/projections/features';
import type pg from 'pg';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import {
  NoRebuildUnderWay,
  NothingToPark,
  ProjectionHeldStill,
  RebuildUnderWay,
  RollbackImpossible,
} from './errors';
import { recordOperation } from './operation';
import { projectionOperations } from './projection-decider';

/** What care for projections works with; the screen and the command line share it. */
export interface CareSurroundings {
  readonly log: EventLog;
  readonly pool: pg.Pool;
  readonly dispatch: Dispatch;
}

/** Why, in the words of the person who acts. */
interface Because {
  readonly origin: CommandOrigin;
  readonly reason: string;
}

/** What operators can do with a projection, each refused with a sentence when it cannot be. */
export class ProjectionOperations {
  constructor(private readonly around: CareSurroundings) {}

  /** @throws RebuildUnderWay, ProjectionHeldStill, NotFound */
  async rebuild(
    name: string,
    kind: 'rebuild' | 'diff',
    { origin, reason, review = false }: Because & { readonly review?: boolean },
  ): Promise<void> {
    await this.mustGoOn(name);
    await this.record(kind === 'diff' ? 'compare projection' : 'rebuild projection', name, origin, reason);
    const wish = { by: origin.actor.id, reason, review };
    if (!(await requestRebuild(this.around.pool, name, wish, kind))) throw new RebuildUnderWay();
  }

  /** Asks for all that can be rebuilt now. @returns their names */
  async rebuildAll({
    origin,
    reason,
    review = false,
  }: Because & { readonly review?: boolean }): Promise<readonly string[]> {
    await this.record('rebuild projection', 'all', origin, reason);
    const wish: RebuildWish = { by: origin.actor.id, reason, review };
    const statuses = await projectionStatuses(this.around.pool, this.around.log);
    const able = statuses.filter(({ paused }) => paused === null).map(({ name }) => name);
    const asked: string[] = [];
    for (const name of able) if (await requestRebuild(this.around.pool, name, wish)) asked.push(name);
    return asked;
  }

  /** @throws RollbackImpossible with what is in the way */
  async rollback(name: string, { origin, reason }: Because): Promise<void> {
    await this.mustGoOn(name);
    await this.record('roll back projection', name, origin, reason);
    try {
      await requestRollback(this.around.pool, known(name), { by: origin.actor.id, reason });
    } catch (error) {
      if (error instanceof NoWayBack) throw new RollbackImpossible(error.message);
      throw error;
    }
  }

  async approve(name: string, origin: CommandOrigin): Promise<void> {
    known(name);
    await this.record('approve rebuild', name, origin);
    if (!(await approveRebuild(this.around.pool, name))) throw new NoRebuildUnderWay();
  }

  async cancel(name: string, origin: CommandOrigin): Promise<void> {
    known(name);
    await this.record('cancel rebuild', name, origin);
    if (!(await cancelRebuild(this.around.pool, name))) throw new NoRebuildUnderWay();
  }

  async pause(name: string, { origin, reason }: Because): Promise<void> {
    known(name);
    await this.record('pause projection', name, origin, reason);
    await pause(this.around.pool, name, { by: origin.actor.id, reason });
  }

  async resume(name: string, origin: CommandOrigin): Promise<void> {
    known(name);
    await this.record('resume projection', name, origin);
    await resume(this.around.pool, name);
  }

  /**
   * Lets several go on, or all that an event has stopped; what somebody holds still on purpose is let go by its name.
   * @returns the names of those that were stopped
   * @throws NotFound before anything is done, when there is no such projection
   */
  async resumeSeveral(names: readonly string[] | 'all', origin: CommandOrigin): Promise<readonly string[]> {
    const wanted = names === 'all' ? await this.stopped() : names.map((name) => known(name).name);
    if (names === 'all') await this.record('resume projection', 'all', origin);
    const resumed: string[] = [];
    for (const name of wanted) {
      // Each that is named has an event of its own, under an id that follows from the decision.
      const own = { ...origin, commandId: derivedId(origin.commandId, name) };
      if (names !== 'all') await this.record('resume projection', name, own);
      if (await resume(this.around.pool, name)) resumed.push(name);
    }
    return resumed;
  }

  /**
   * Sets aside the stream whose event stops the projection, or its rebuild: an event, so that the log tells what a read model does not show.
   * @throws NothingToPark when it is not this stream that stops it
   */
  async park(name: string, stream: string, { origin, reason }: Because): Promise<void> {
    const { pool, log, dispatch } = this.around;
    known(name);
    const status = (await projectionStatuses(pool, log)).find((one) => one.name === name);
    const failure = [status?.failure, status?.waiting, status?.rebuild?.failure].find(
      (one) => one?.stream === stream,
    );
    if (!failure) throw new NothingToPark();
    const { position: fromPosition, type: eventType, message } = failure;
    const facts = {
      projection: name,
      stream,
      fromPosition,
      eventType,
      failure: message.slice(0, 500),
      reason,
    };
    await dispatch(projectionOperations, name, { type: 'ParkStream', ...facts }, origin);
    await lookAgain(pool, name);
  }

  /** Takes a stream up again: the read model is rebuilt with all of it, and lacks it until then. @throws StreamNotParked */
  async unpark(name: string, stream: string, { origin, reason }: Because): Promise<void> {
    const { pool, dispatch } = this.around;
    await this.mustGoOn(name);
    await dispatch(
      projectionOperations,
      name,
      { type: 'UnparkStream', projection: name, stream, reason },
      origin,
    );
    await cancelRebuild(pool, name);
    await requestRebuild(pool, name, { by: origin.actor.id, reason });
  }

  async parked(name: string): Promise<readonly ParkedStream[]> {
    known(name);
    return parkedStreams(await this.around.log.readStream(parkingStreamOf(name)));
  }

  private async stopped(): Promise<readonly string[]> {
    const statuses = await projectionStatuses(this.around.pool, this.around.log);
    return statuses.filter(({ status }) => status === 'stopped').map(({ name }) => name);
  }

  private record(
    operation: Operation,
    target: string,
    origin: CommandOrigin,
    reason?: string,
  ): Promise<void> {
    return recordOperation(this.around.dispatch, { operation, target, reason: reason ?? null }, origin);
  }

  private async mustGoOn(name: string): Promise<void> {
    known(name);
    const status = (await projectionStatuses(this.around.pool, this.around.log)).find(
      (one) => one.name === name,
    );
    if (status?.paused) throw new ProjectionHeldStill();
  }
}

/** @throws NotFound */
function known(name: string): Projection {
  const found = projections.find((projection) => projection.name === name);
  if (!found) throw new NotFound(msg('This projection'));
  return found;
}
