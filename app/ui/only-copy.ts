/**
 * A ref for the root of a `Suspense`: leaves no other copy of it beside it. Where React draws a part anew it takes the prerendered one
 * out, unless somebody has removed the comments between which it stood (an extension that tidies up): that one would stay, dead, beside
 * the new.
 */
export function onlyCopy(part: Element | null): void {
  for (const other of [...(part?.parentElement?.children ?? [])])
    if (other !== part && other.tagName === part?.tagName && other.className === part.className)
      other.remove();
}
