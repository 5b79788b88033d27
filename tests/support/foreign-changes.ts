import { changesOfTheDocument } from './foreign-document.ts';
import { changesOfFields } from './foreign-fields.ts';
import type { ForeignChanges } from './foreign-hands.ts';
import { changesOfParts } from './foreign-parts.ts';
import { changesOfTexts } from './foreign-texts.ts';

export const foreignChanges: Record<string, ForeignChanges> = {
  texts: changesOfTexts,
  fields: changesOfFields,
  parts: changesOfParts,
  'the document': changesOfTheDocument,
};
