import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Declaración de accesibilidad',
  heading: 'Declaración de accesi\u00adbilidad',
  description: `Cómo se ha probado el sitio web de ${park.name} para quienes ven, oyen, se mueven o leen de otra manera, qué ha salido y qué no está aún a la altura.`,
  lead: 'Este sitio es para todas las personas que quieran venir. Aquí está lo que hemos probado, lo que ha salido y dónde sabemos que nos quedamos cortos.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'Qué nos proponemos',
      blocks: [
        text(
          'Medimos cada página, también el plan de tu día y el formulario de solicitud, con las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, niveles A y AA. Incluyen la versión 2.1, a la que remite la norma europea EN 301 549.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'Qué se ha probado y cómo',
      blocks: [
        text('Antes de cada nueva versión del sitio, en Chromium, Firefox y WebKit (el motor de Safari):'),
        terms(
          {
            term: 'Con reglas automáticas',
            text: 'Cada página, al ancho de un móvil y al de un ordenador, con las reglas de axe-core para WCAG 2.2 A y AA y sus buenas prácticas: tal como se abre, con errores en el formulario, con el calendario abierto y después de una solicitud.',
          },
          {
            term: 'Solo con el teclado',
            text: 'Se llega al menú, al formulario, al calendario, al plan y a los mensajes, y se sale de ellos; el foco se ve y no queda tapado.',
          },
          {
            term: 'En grande',
            text: 'Texto al doble de su tamaño, ventanas de 320 píxeles CSS de ancho y ampliación del 400\u00a0%: no se pierde nada y nada se desplaza hacia los lados.',
          },
          {
            term: 'A tu manera',
            text: 'Menos movimiento, colores forzados, sin scripts, sin imágenes, en papel y traducido por el navegador.',
          },
          {
            term: 'Por su significado',
            text: 'Lo que cambia se comunica a los lectores de pantalla, los errores se explican con palabras junto a su campo y toda imagen que dice algo tiene un texto alternativo.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Qué ha salido',
      blocks: [
        text(
          'Estas pruebas no encuentran nada contrario a WCAG 2.2 AA. Declaramos el sitio parcialmente conforme (cumple la mayor parte), y no plenamente, por lo que sigue.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Limitaciones que conocemos',
      blocks: [
        list(
          'Ningún organismo independiente ha examinado todavía el sitio, y no lo han probado personas que usan a diario lectores de pantalla, control por voz o pulsadores.',
          'Las páginas del mapa al que lleva nuestra dirección son de otra empresa. Nuestro propio mapa tiene su texto al lado.',
          'Los dibujos se describen en una frase. No se cuentan todos sus detalles.',
          'No hay versión en lengua de signos ni en lectura fácil.',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Moverse por el parque',
      blocks: [
        text(
          'Dónde hay escalones, dónde hay ruido y dónde hay un lugar tranquilo para descansar: la página ',
          { text: site.pages.plan, page: 'plan' },
          ' lo dice de cada espectáculo y cada lugar, y hace un plan que lo respeta.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Cuéntanoslo',
      blocks: [
        text(
          '¿Algo no te funciona? Dinos qué, en qué página y con qué dispositivo, y lo arreglamos o te damos lo que necesitas de otra manera:',
        ),
        list(
          ['Correo electrónico: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Teléfono: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
