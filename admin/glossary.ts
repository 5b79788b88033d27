/** English and Spanish, the languages of the office. `^` marks texts that are about a whole page, and files. */
const names: Readonly<Record<string, readonly [en: string, es: string]>> = {
  pages: ['Pages', 'Páginas'],
  policies: ['Policies', 'Textos legales'],
  facts: ['Hours and shows', 'Horarios'],
  office: ['For the office', 'Para la oficina'],
  home: ['Home page', 'Página de inicio'],
  attractions: ['Attractions page', 'Página de atracciones'],
  plan: ['Day planner', 'Plan del día'],
  contact: ['Contact page', 'Página de contacto'],
  shows: ['Shows', 'Espectáculos'],
  inquiry: ['Ticket inquiry form', 'Formulario de entradas'],
  site: ['Menu and footer of all pages', 'Menú y pie de todas las páginas'],
  live: ['After an inquiry was sent', 'Tras enviar una solicitud'],
  mail: ['Mail to visitors', 'Correo a visitantes'],
  '^hours': ['Opening hours, in words', 'Horario, en palabras'],
  '^name': ['Name in the menus', 'Nombre en los menús'],
  '^title': ['Title in search results', 'Título en los buscadores'],
  '^description': ['Description in search results', 'Descripción en los buscadores'],
  heading: ['Headline', 'Titular'],
  title: ['Headline', 'Titular'],
  hero: ['Top of the page', 'Cabecera de la página'],
  lead: ['Introduction', 'Entradilla'],
  text: ['Text', 'Texto'],
  body: ['Text', 'Texto'],
  alt: ['Picture, described for those who cannot see it', 'Imagen, descrita para quien no la ve'],
  times: ['Opening hours and showtimes', 'Horarios de apertura y espectáculos'],
  hours: ['Opening hours', 'Horario de apertura'],
  opens: ['Opens', 'Abre'],
  closes: ['Closes', 'Cierra'],
  starts: ['Starts', 'Comienza'],
  minutes: ['Length in minutes', 'Duración en minutos'],
};
export type EditorLanguage = 'en' | 'es';

/** Of a name without an entry: `callToAction` is “Call to action”. */
export function labelOf(name: string, language: EditorLanguage): string {
  const known = names[name] ?? names[name.replace('^', '')];
  const words = name.replace(/([a-z0-9])([A-Z])|[-^]/g, '$1 $2').trim();
  return known?.[language === 'en' ? 0 : 1] ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
