import type { PageId } from '../../i18n/paths.ts';
import { openingHours } from './hours.ts';

/** Words of the layout: header, footer, error screens. */
export const site = {
  skipLink: 'Saltar al contenido',
  /** Link texts of the pages. */
  pages: {
    home: 'Inicio',
    attractions: 'Atracciones',
    contact: 'Contacto',
    plan: 'Organiza tu día',
    privacy: 'Política de privacidad',
    cookies: 'Política de cookies',
    gdpr: 'Cumplimiento del RGPD',
    legal: 'Aviso legal',
    accessibility: 'Accesibilidad',
  } satisfies Record<PageId, string>,
  nav: {
    label: 'Principal',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    tickets: 'Pedir entradas',
    /** The same on phones, next to the menu button: one short word. */
    ticketsShort: 'Entradas',
  },
  footer: {
    tagline: 'Donde los animales pasan el\u00a0día contigo.',
    quickLinks: 'Enlaces rápidos',
    legal: 'Legal',
    contact: 'Contacto',
    hours: openingHours,
  },
  languages: {
    /** Accessible name of the language menu. */
    label: 'Idioma',
  },
  closeMessage: 'Cerrar el mensaje',
  /** Also for apps whose built-in browser cannot print. */
  cannotPrint: 'Aquí no se puede imprimir. Abre esta página en tu navegador para imprimirla.',
  newTab: '(se abre en una pestaña nueva)',
  notFound: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    text: 'Hasta nuestros guacamayos se pierden de vez en cuando. La página que buscabas ha echado a volar, o nunca anidó aquí.',
    home: 'Ir al inicio',
    back: 'Volver',
  },
  error: {
    title: 'Algo ha fallado',
    text: 'Se nos ha caído algo. No es culpa tuya.',
    unknown: 'Error desconocido',
    retry: 'Reintentar',
    home: 'Ir al inicio',
  },
};
