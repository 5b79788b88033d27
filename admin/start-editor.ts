import { type CmsConfig, init, registerCustomFormat } from '@sveltia/cms';
import type { EditorLanguage } from './glossary.ts';
import { parsePolicy, printPolicy } from './policy-format.ts';

declare const configs: Record<EditorLanguage, CmsConfig>;

// For `.md`, only formats whose names end like this are accepted.
registerCustomFormat('policy-frontmatter', 'md', { fromFile: parsePolicy, toFile: printPolicy });
void init({ config: configs[navigator.language.startsWith('es') ? 'es' : 'en'] });
