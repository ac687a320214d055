import type { EventLog } from '@annals/event-store/event-log';
import type { Projection } from '@annals/projections/kernel/projection';
import { parkedStreams, parkingStreamOf, type ParkedStream } from '@annals/projections/kernel/parked-streams';
import {
  approveRebuild,
  cancelRebuild,
  NoWayBack,
  requestRebuild,
  requestRollback,
  type RebuildWish,
} from '@annals/projections/kernel/rebuild-request';
import { lookAnew, pause, projectionStatuses, resume } from '@annals/projections/kernel/status';
import { projections } from '@annals/projections/projections';
import type pg from 'pg';
import type { CommandOrigin, Dispatch } from '../kernel/dispatch';
import { NotFound } from '../kernel/domain-error';
import {
  NoRebuildUnderWay,
  NothingToPark,
  ProjectionHeldStill,
  RebuildUnderWay,
  RollbackImpossible,
} from './errors';
import { projectionOperations } from './projection';

/** What care for projections works with; the screen and the command line share it. */
export interface CareSurroundings {
  readonly log: EventLog;
  readonly pool: pg.Pool;
  readonly dispatch: Dispatch;
}

/** Why, in the words of whoever acts. */
interface Because {
  readonly origin: CommandOrigin;
  readonly reason: string;
}

/** What operators can do with a projection, each refused with a sentence when it cannot be. */
export class ProjectionCare {
  constructor(private readonly around: CareSurroundings) {}

  /** @throws RebuildUnderWay, ProjectionHeldStill, NotFound */
  async rebuild(name: string, kind: 'rebuild' | 'diff', wish: RebuildWish): Promise<void> {
    await this.mustGoOn(name);
    if (!(await requestRebuild(this.around.pool, name, wish, kind))) throw new RebuildUnderWay();
  }

  /** Asks for all that can be rebuilt now. @returns their names */
  async rebuildAll(wish: RebuildWish): Promise<readonly string[]> {
    const statuses = await projectionStatuses(this.around.pool, this.around.log);
    const able = statuses.filter(({ paused }) => paused === null).map(({ name }) => name);
    const asked: string[] = [];
    for (const name of able) if (await requestRebuild(this.around.pool, name, wish)) asked.push(name);
    return asked;
  }

  /** @throws RollbackImpossible with what is in the way */
  async rollback(name: string, wish: RebuildWish): Promise<void> {
    await this.mustGoOn(name);
    try {
      await requestRollback(this.around.pool, known(name), wish);
    } catch (error) {
      if (error instanceof NoWayBack) throw new RollbackImpossible(error.message);
      throw error;
    }
  }

  async approve(name: string): Promise<void> {
    known(name);
    if (!(await approveRebuild(this.around.pool, name))) throw new NoRebuildUnderWay();
  }

  async cancel(name: string): Promise<void> {
    known(name);
    if (!(await cancelRebuild(this.around.pool, name))) throw new NoRebuildUnderWay();
  }

  async pause(name: string, by: string, reason: string): Promise<void> {
    known(name);
    await pause(this.around.pool, name, { by, reason });
  }

  async resume(name: string): Promise<void> {
    known(name);
    await resume(this.around.pool, name);
  }

  /**
   * Sets aside the stream whose event stops the projection, or its rebuild: an event, so that the log tells what a read model does not show.
   * @throws NothingToPark when it is not this stream that stops it
   */
  async park(name: string, stream: string, { origin, reason }: Because): Promise<void> {
    const { pool, log, dispatch } = this.around;
    known(name);
    const status = (await projectionStatuses(pool, log)).find((one) => one.name === name);
    const failure = [status?.failure, status?.rebuild?.failure].find((one) => one?.stream === stream);
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
    await lookAnew(pool, name);
  }

  /** Takes a stream up again: the read model is built anew with all of it, and lacks it until then. @throws StreamNotParked */
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
  if (!found) throw new NotFound('This projection');
  return found;
}
