import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** The problem document of an answer, after a look at what every fault must have. */
export function problemOf(answer: LightMyRequestResponse) {
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  const problem = answer.json();
  expect(problem).toMatchObject({ status: answer.statusCode, title: answer.statusMessage });
  expect(problem.detail).toMatch(/\.$/);
  return problem;
}

/** The codes of the faults that are named, by their place in the body. */
export const errorsOf = (answer: LightMyRequestResponse): Record<string, string> => {
  const { errors = [] } = problemOf(answer);
  for (const error of errors) expect(error.detail).toMatch(/\.$/);
  return Object.fromEntries(
    errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
  );
};
