import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contactSection, contents, updated } from './policy-parts.ts';
import { counted } from './spanish.ts';

const shortest = counted(commitments.cookies.shortestHours, 'hora');
const longest = counted(commitments.cookies.longestYears, 'año');

export const cookies: PolicyCopy = {
  title: 'Política de cookies',
  description: `Qué cookies usa el sitio web de ${park.name} (hoy, ninguna), para qué sirve cada tipo, cuánto puede durar y cómo gestionarlas.`,
  lead: 'Hoy este sitio no instala ninguna cookie. Aquí te contamos para qué sirve cada tipo y qué reglas seguiríamos si eso cambiara.',
  updated,
  contents,
  sections: [
    {
      id: 'what-they-are',
      heading: 'Qué son las cookies',
      blocks: [
        text(
          'Una cookie es un pequeño texto que un sitio web deja en tu navegador y vuelve a leer más tarde. Las de sesión duran hasta que cierras el navegador; las persistentes, hasta una fecha fijada. Técnicas parecidas, como el almacenamiento local, sirven para lo mismo, y lo que decimos aquí vale también para ellas.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'Lo que guarda tu navegador',
      blocks: [
        terms(
          {
            term: 'Tu plan del día',
            text: 'Cuando cambias tu plan en «Organiza tu día», tu navegador lo guarda en su almacenamiento local para que lo encuentres el día de la visita. Se queda en tu dispositivo hasta que pulses «Empezar de nuevo» o borres los datos de este sitio.',
          },
          {
            term: 'Una solicitud a medias',
            text: 'Cuando dejas a medias el formulario de solicitud, tu navegador guarda en su almacenamiento de sesión lo que has escrito, para que lo encuentres al volver a la página. Por esa vía no sale de tu dispositivo. Desaparece cuando recibimos tu solicitud o cuando cierras la pestaña. Si dejas la página justo cuando nos llega la solicitud, lo que se guarda ahí es su referencia, hasta que vuelvas y podamos darte las gracias.',
          },
          {
            term: 'Copias de páginas',
            text: 'Para que puedas leer nuestras páginas donde no hay cobertura, tu navegador guarda copias de las que has abierto y de algunas más que puedes necesitar en el parque. Se quedan en tu dispositivo, como otros archivos de sitios web, hasta que las borres con los datos de este sitio.',
          },
          {
            term: 'La dirección de la página siguiente',
            text: 'Mientras se abre otra página nuestra, su dirección pasa un momento por el almacenamiento de sesión.',
          },
          {
            term: 'Un número aleatorio',
            text: 'Cuando envías una solicitud, tu navegador puede guardar en su almacenamiento de sesión un número aleatorio hasta que la solicitud ha llegado, para que la misma solicitud enviada dos veces se reconozca como una sola. Ese número no dice nada de ti y desaparece, como muy tarde, cuando cierras la pestaña.',
          },
          {
            term: 'Que ya has elegido idioma',
            text: 'Cuando eliges un idioma en nuestro menú o en la línea que te propone uno, o cierras esa línea, tu navegador anota en su almacenamiento local que ya has elegido: una sola palabra, no qué idioma. Así sabemos que no debemos proponerte otro.',
          },
          {
            term: 'Hasta dónde habías leído',
            text: 'Mientras la página cambia de idioma, el almacenamiento de sesión guarda por un momento hasta dónde habías leído.',
          },
          {
            term: 'Páginas inexistentes seguidas',
            text: 'En una página que no existe, el almacenamiento de sesión guarda cuántas has encontrado seguidas, para que el botón de volver te lleve a la última que existe.',
          },
        ),
        text(
          'Los tres últimos datos se quedan en tu dispositivo; el del idioma, hasta que borres los datos de este sitio. Si bloqueas ese almacenamiento o está lleno, lo recuerda todo la propia pestaña, hasta que la cierres o te vayas a otro sitio. Nada de ello necesita tu consentimiento, porque es estrictamente necesario para algo que has pedido tú (artículo 5, apartado 3, de la Directiva sobre la privacidad y las comunicaciones electrónicas).',
        ),
      ],
    },
    {
      id: 'kinds',
      heading: 'Los tipos de cookies',
      blocks: [
        terms(
          {
            term: 'Cookies técnicas o necesarias',
            text: 'Sin ellas un sitio no puede hacer lo que le pides, por ejemplo recordar una elección de una página a otra. No necesitan consentimiento. Hoy no usamos ninguna.',
          },
          {
            term: 'Cookies de análisis o medición',
            text: 'Cuentan visitas y muestran qué páginas se leen. Solo las instalaríamos con tu consentimiento. Hoy no usamos ninguna, ni tampoco ningún servicio de analítica.',
          },
          {
            term: 'Cookies de preferencias o personalización',
            text: 'Hacen más cómodo un sitio, por ejemplo mostrándote primero lo último que miraste. Solo las instalaríamos con tu consentimiento. Hoy no usamos ninguna.',
          },
          {
            term: 'Cookies de publicidad comportamental',
            text: 'Siguen tus intereses de un sitio a otro para mostrarte publicidad. Solo las instalaríamos con tu consentimiento. Hoy no usamos ninguna.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Cookies de terceros',
      blocks: [
        text(
          'Nuestras páginas no cargan nada de otras empresas: ni tipografías, ni mapas, ni vídeos, ni contadores. Por eso ningún tercero puede instalar una cookie a través de ellas. Cuando sigues un enlace de nuestro sitio a otro, se aplican las reglas de ese otro sitio.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'Cuánto duran las cookies',
      blocks: [
        text(
          `Hoy no instalamos ninguna, así que no hay nada que caduque. Si eso cambiara, una cookie de sesión caducaría al cerrar el navegador y una persistente duraría de ${shortest} a ${longest}: lo que exija su finalidad y no más. Puedes borrar unas y otras antes.`,
        ),
      ],
    },
    {
      id: 'managing',
      heading: 'Cómo gestionar tus preferencias',
      blocks: [
        text('Todos los navegadores te dejan ver, bloquear y borrar cookies, de un sitio o de todos:'),
        list(
          'Chrome: Configuración, luego Privacidad y seguridad',
          'Edge: Configuración, luego Privacidad, búsqueda y servicios',
          'Firefox: Ajustes, luego Privacidad y seguridad, luego Cookies y datos del sitio',
          'Safari en un Mac: Ajustes, luego Privacidad, luego Gestionar datos de sitios web',
          'Safari en un iPhone o un iPad: Ajustes, luego Apps, luego Safari, luego Avanzado, luego Datos de sitios web',
        ),
        text(
          'Los menús cambian de una versión a otra; si el tuyo es distinto, la ayuda del propio navegador te indica el camino. ',
          'Este sitio funciona igual con las cookies bloqueadas. Antes de instalar alguna que necesite tu consentimiento te lo pediríamos, y decir que no sería tan fácil como decir que sí.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'No rastrear (Do Not Track)',
      blocks: [
        text(
          'Los navegadores pueden enviar la señal «No rastrear» («Do Not Track»). No hay una regla común sobre lo que un sitio debe hacer con ella, y este no la atiende: se comporta igual con la señal que sin ella. Como no rastreamos a nadie, no pierdes nada.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Móviles y tabletas',
      blocks: [
        text(
          'En un móvil o una tableta encuentras las mismas opciones en los ajustes de su navegador. El identificador de publicidad del dispositivo es otra cosa: se restablece o se desactiva en los ajustes de privacidad del propio dispositivo. Este sitio no lo lee.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en esta política',
      blocks: [
        text(
          'Si algún día añadimos una cookie, esta página la nombrará, con su finalidad y su duración, antes de que se instale.',
        ),
      ],
    },
    contactSection('Escríbenos sobre cookies'),
  ],
};
