import { msg, t } from '@annals/contracts/kernel/text';
import { problem } from '@annals/contracts/kernel/problem';
import { codeInType, type ProblemCode } from '@annals/contracts/kernel/problem-codes';

/** Why a call failed, in one shape for every screen. */
export interface ApiError {
  /** The HTTP status; `network` when no answer came, `unreadable` when it was not what the contract promises. */
  readonly status: number | 'network' | 'unreadable';
  /** Why it was refused; undefined when no answer came, or none that says so. Compared with `isRefusedAs`. */
  readonly code: string | undefined;
  /** `status: body`, or the status text when the body is empty. */
  readonly message: string;
  /** A sentence for people. */
  readonly detail: string;
  /** What was wrong with which field. */
  readonly fields: readonly { readonly path: string; readonly message: string }[];
}

const NETWORK_DETAIL = msg('The server could not be reached. Check your connection and try again.');
const UNREADABLE_DETAIL = msg('The server answered in a way this page does not understand. Reload the page.');
const UNEXPLAINED_DETAIL = msg('Something went wrong on the server. Please try again.');

/** The error of an answer that is not OK. */
export function errorOfAnswer(status: number, statusText: string, body: string): ApiError {
  const explained = problem.safeParse(parsed(body));
  return {
    status,
    code: explained.success ? codeInType(explained.data.type) : undefined,
    message: `${status}: ${body === '' ? statusText : body}`,
    detail: explained.success ? explained.data.detail : t(UNEXPLAINED_DETAIL),
    fields: (explained.success && explained.data.errors) || [],
  };
}

/** The error of a call that got no answer. */
export function networkError(cause: unknown): ApiError {
  return {
    status: 'network',
    code: undefined,
    message: String(cause),
    detail: t(NETWORK_DETAIL),
    fields: [],
  };
}

/** The error of an answer that does not have the promised shape. */
export function unreadableError(explanation: string): ApiError {
  return {
    status: 'unreadable',
    code: undefined,
    message: explanation,
    detail: t(UNREADABLE_DETAIL),
    fields: [],
  };
}

/** Whether the server looked at the call and refused it: saying its sentence helps, sending it again does not. */
export function isRefusal(error: ApiError): boolean {
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** Whether this is why it was refused. The list of all codes stays with the server; the compiler checks the one that is asked for. */
export function isRefusedAs(error: ApiError, code: ProblemCode): boolean {
  return error.code === code;
}

/** Reads anything a query or mutation failed with as an `ApiError`. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : unreadableError(String(error));
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'detail' in error && 'fields' in error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
