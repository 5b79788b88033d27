/** All words of the language. */
export { attractions } from './attractions.ts';
export { contact } from './contact.ts';
export { cookies } from './cookies.ts';
export { desk } from './desk.ts';
export { gdpr } from './gdpr.ts';
export { home } from './home.ts';
export { inquiry } from './inquiry.ts';
export { live } from './live.ts';
export { mail } from './mail.ts';
export { now } from './now.ts';
export { offline } from './offline.ts';
export { plan } from './plan.ts';
export { privacy } from './privacy.ts';
export { programme } from './programme.ts';
export { reasons } from './reasons.ts';
export { site } from './site.ts';
export { thanks } from './thanks.ts';
