import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

export const uncachedHeaders = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'strict-transport-security': expect.stringContaining('max-age='),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store, no-transform',
};

/** Checks what all refusals have in common. Returns the error codes by field. */
export function expectRefused(answer: LightMyRequestResponse, status: number): Record<string, string> {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json', ...uncachedHeaders });
  const { errors, ...others } = answer.json();
  expect(others).toEqual({});
  return errors;
}
