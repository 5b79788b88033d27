import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { heldData } from '../held-data.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import {
  answerTime,
  contactSection,
  contents,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';
import { counted } from './spanish.ts';

export const privacy: PolicyCopy = {
  title: 'Política de privacidad',
  description: `Qué sabe ${park.name} de ti cuando visitas este sitio o pides entradas, para qué lo usamos, cuánto tiempo lo guardamos y qué puedes pedirnos.`,
  lead: 'Pedimos poco, lo guardamos el menor tiempo posible y no lo vendemos nunca.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Introducción',
      blocks: [
        text(
          `${park.name} es un parque de animales en ${park.address.town}, ${park.address.island}. Esta política te explica qué datos personales tratamos, y por qué, cuando lees este sitio web, pides entradas o nos escribes. Para conocer los derechos que te dan el Reglamento General de Protección de Datos (RGPD) y la Ley Orgánica 3/2018 (LOPDGDD), lee también nuestra `,
          { text: 'Política de cumplimiento del RGPD', page: 'gdpr' },
          '.',
        ),
        text(
          'Puedes leer todas las páginas de este sitio sin decirnos quién eres. Aquí no hay cuentas ni se vende nada.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Información que recogemos',
      blocks: [
        text(
          'Lo que escribes en el formulario de solicitud se queda en tu navegador hasta que lo envías. Cuando nuestra taquilla recibe tu solicitud, guarda:',
        ),
        list(
          ...heldData({
            contact: 'tu nombre, tu correo electrónico y tu teléfono, para poder responderte',
            visit: 'el día en que te gustaría venir y cuántas personas vienen',
            plan: 'tu plan para el día, si lo envías con la solicitud',
            requests:
              'lo que añadas en las peticiones especiales (mejor sin datos que no hagan falta; si mencionas uno de salud, como una silla de ruedas o una alergia, solo lo usamos para preparar tu visita)',
          }),
        ),
        text(
          'También tratamos lo que nos cuentas por correo electrónico, por teléfono o en la puerta, en la medida en que lo necesitamos para ayudarte.',
        ),
        text(
          'Como todo servidor web, el nuestro recibe la dirección IP de tu dispositivo, la página solicitada y el tipo de navegador. Lo usamos para entregar la página y rechazar ataques, y no lo combinamos con tu solicitud.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'Para qué usamos tu información',
      blocks: [
        list(
          `para responder a tu solicitud, lo que prometemos hacer en menos de ${counted(commitments.replyHours, 'hora')}`,
          'para preparar tu visita y avisarte si algo cambia',
          'para llevar los registros que nos exigen las normas fiscales y de seguridad',
          'para que este sitio funcione y sea seguro',
        ),
        text(
          'No usamos tu solicitud para hacer publicidad, no elaboramos perfiles y no tomamos ninguna decisión sobre ti basada únicamente en el tratamiento automatizado.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Con quién la compartimos',
      blocks: [
        text('No vendemos ni alquilamos datos personales. Solo los compartimos:'),
        list(
          'con las empresas que alojan nuestro sitio web o llevan nuestro correo: encargadas del tratamiento que siguen nuestras instrucciones, con un contrato que las obliga a la confidencialidad',
          'con asesores, aseguradoras o autoridades, cuando la ley nos obliga o cuando tenemos que defendernos de una reclamación',
          'con tu consentimiento, por ejemplo si nos pides que traslademos una pregunta a un hotel o a un guía',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Seguridad',
      blocks: [
        text(
          'Este sitio solo se sirve por conexiones cifradas y no carga nada de terceros. Solo acceden a las solicitudes las personas de nuestra taquilla que las responden. Ningún sistema es infalible; lo que hacemos cuando algo sale mal está en nuestra ',
          { text: 'Política de cumplimiento del RGPD', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Tus derechos',
      blocks: [
        text('Puedes pedirnos, en cualquier momento y gratis:'),
        list(
          'que te digamos qué datos tenemos sobre ti y te demos una copia',
          'que los rectifiquemos, los suprimamos o limitemos su tratamiento',
          'que te los entreguemos a ti, o a quien tú digas, en un formato de lectura mecánica',
          'que dejemos de tratarlos cuando nos basamos en nuestro interés legítimo o en un consentimiento que retiras',
        ),
        text(
          'Escribe a ',
          privacyMail,
          `. Respondemos en el plazo de ${answerTime}. Los detalles, artículo por artículo, están en nuestra `,
          {
            text: 'Política de cumplimiento del RGPD',
            page: 'gdpr',
          },
          ', que también nombra la autoridad ante la que puedes reclamar.',
        ),
      ],
    },
    {
      id: 'kept-in-browser',
      heading: 'Cookies',
      blocks: [
        text(
          'Hoy este sitio no instala cookies. Nuestra ',
          { text: 'Política de cookies', page: 'cookies' },
          ' dice qué cambiaría si lo hiciera.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Enlaces a terceros',
      blocks: [
        text(
          'La dirección de nuestra página de contacto abre en una pestaña nueva un mapa de otra empresa. A partir de ahí se aplica la política de privacidad de esa empresa, y nosotros ni vemos lo que hace ni respondemos de ello. Lo mismo vale para cualquier otro sitio que enlacemos.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Privacidad de los menores',
      blocks: [
        text(
          `Las familias son nuestra razón de ser, pero el formulario es para adultos. Este sitio no se dirige a menores de ${commitments.ages.privacyPolicy} años y no recogemos a sabiendas datos personales suyos. Si crees que un niño de esa edad nos ha escrito, escríbenos a `,
          privacyMail,
          ` y suprimiremos sus datos. Si tienes menos de ${commitments.ages.gdprPolicy} años, pide a una persona adulta que envíe la solicitud.`,
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'Transferencias internacionales',
      blocks: [
        text(
          'Guardamos los datos personales dentro del Espacio Económico Europeo. Si algún día un servicio que usamos los tratara fuera, nos apoyaríamos en una decisión de adecuación de la Comisión Europea o en las cláusulas contractuales tipo de la propia Comisión.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Cuánto tiempo guardamos los datos',
      blocks: [
        terms(
          {
            term: 'Solicitudes',
            text: `Lo que ha recibido nuestra taquilla se guarda hasta ${inquiryYears} después del último contacto contigo; luego se suprime.`,
          },
          {
            term: 'Documentación legal',
            text: `Por lo general, ${legalYears}, según exigen las leyes fiscales, mercantiles y civiles españolas.`,
          },
          {
            term: 'Registros del servidor',
            text: 'Unos días, y más tiempo solo mientras se investiga un ataque.',
          },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en esta política',
      blocks: [
        text(
          'Cuando cambia nuestra forma de tratar los datos, primero cambia esta página. Si un cambio afecta a solicitudes que ya tenemos, se lo decimos por correo electrónico a quienes corresponda.',
        ),
      ],
    },
    contactSection('Escríbenos sobre privacidad'),
  ],
};
