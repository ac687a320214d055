// Loaded into a process before anything else: its clock is off by the milliseconds in a file, which may change while it runs.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setInterval } from 'node:timers';

const file = process.env['WRONG_CLOCK_FILE'];
const Right = Date;
let offset = 0;
const look = () => {
  offset = Number(readFileSync(file, 'utf8')) || 0;
};
look();
setInterval(look, 100).unref();
const wrong = () => Right.now() + offset;
globalThis.Date = new Proxy(Right, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [wrong()] : values, newTarget),
  apply: () => new Right(wrong()).toString(),
  get: (target, name, receiver) => (name === 'now' ? wrong : Reflect.get(target, name, receiver)),
});
