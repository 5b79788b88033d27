import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Declaración de accesibilidad',
  heading: 'Declaración de accesi\u00adbilidad',
  description: `Cómo se ha probado el sitio web de ${park.name} para quienes ven, oyen, se mueven o leen de otra manera, cuál es el resultado y qué falta por mejorar.`,
  lead: 'Este sitio es para todas las personas que quieran venir. Aquí te contamos qué hemos probado, con qué resultado y dónde sabemos que nos quedamos cortos.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'Qué nos proponemos',
      blocks: [
        text(
          'Evaluamos cada página, incluidos el plan de tu día y el formulario de solicitud, según las Pautas de Accesibilidad para el Contenido Web (WCAG)\u00a02.2, niveles A y AA. Incluyen la versión 2.1, a la que remite la norma europea EN\u00a0301\u00a0549.',
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
            term: 'Pruebas automáticas',
            text: 'Cada página, al ancho de un móvil y al de un ordenador, con las reglas de axe-core para las WCAG\u00a02.2 A y AA y sus buenas prácticas: tal como se abre, con errores en el formulario, con el calendario abierto y después de una solicitud.',
          },
          {
            term: 'Solo con el teclado',
            text: 'Se llega al menú, al formulario, al calendario, al plan y a los mensajes, y se sale de ellos; el foco se ve y no queda tapado.',
          },
          {
            term: 'Ampliado',
            text: 'Texto al doble de su tamaño, ventanas de 320 píxeles CSS de ancho y ampliación al 400\u00a0%: no se pierde nada y nada se desplaza hacia los lados.',
          },
          {
            term: 'Con tus ajustes',
            text: 'Menos movimiento, colores forzados, sin scripts, sin imágenes, en papel y traducido por el navegador.',
          },
          {
            term: 'Con lectores de pantalla',
            text: 'Los cambios se anuncian, los errores se explican con palabras junto a su campo y toda imagen que transmite información tiene un texto alternativo.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Resultado',
      blocks: [
        text(
          'Estas pruebas no encuentran ningún incumplimiento de las WCAG\u00a02.2 AA. Aun así, declaramos el sitio parcialmente conforme, y no plenamente, por lo que se indica a continuación.',
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
          'Los dibujos se describen en una frase, que no recoge todos sus detalles.',
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
          ' te lo dice de cada espectáculo y cada lugar, y lo tiene en cuenta en tu plan.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Cuéntanoslo',
      blocks: [
        text(
          '¿Algo no te funciona? Dinos qué, en qué página y con qué dispositivo, y lo arreglaremos o te daremos de otra manera lo que necesitas:',
        ),
        list(
          ['Correo electrónico: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Teléfono: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
