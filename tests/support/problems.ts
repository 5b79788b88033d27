import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

export const uncachedHeaders = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store, no-transform',
};

/** Also checks what all problem documents have in common. */
export function problemOf(answer: LightMyRequestResponse, status = answer.statusCode) {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json', ...uncachedHeaders });
  const problem = answer.json();
  expect(problem).toMatchObject({ status, title: answer.statusMessage });
  for (const { detail } of [problem, ...(problem.errors ?? [])]) expect(detail).toMatch(/\.$/);
  return problem;
}

/** Error codes by JSON pointer. */
export function errorsOf(answer: LightMyRequestResponse): Record<string, string> {
  const errors: { pointer: string; code: string }[] = problemOf(answer, 422).errors ?? [];
  return Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]));
}
