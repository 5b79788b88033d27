import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** Headers of every response that is generated per request. */
export const uncached = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'strict-transport-security': expect.stringContaining('max-age=63072000'),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store, no-transform',
};

/** The problem document of an answer, after checking what all of them have in common. */
export function problemOf(answer: LightMyRequestResponse, status = answer.statusCode) {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json', ...uncached });
  const problem = answer.json();
  expect(problem).toMatchObject({ status, title: answer.statusMessage });
  for (const { detail } of [problem, ...(problem.errors ?? [])]) expect(detail).toMatch(/\.$/);
  return problem;
}

/** The error codes of a 422, by JSON pointer. */
export function errorsOf(answer: LightMyRequestResponse): Record<string, string> {
  const errors: { pointer: string; code: string }[] = problemOf(answer, 422).errors ?? [];
  return Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]));
}
