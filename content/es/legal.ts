import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { completeSections, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = {
  title: 'Aviso legal',
  description: `Quién está detrás de ${park.name} y de este sitio web, cómo contactar con nosotros, qué ley se aplica y cómo reclamar.`,
  lead: 'Quién está detrás de este sitio y de este parque, cómo contactar con nosotros y qué puedes hacer si algo no te convence.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: completeSections(
    {
      id: 'owner',
      heading: 'Titular de este sitio',
      blocks: [
        text(
          'La Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI), nos pide en su artículo 10 que te informemos de lo siguiente:',
        ),
        terms(
          { term: 'Titular', text: owner.company },
          { term: 'Domicilio', text: `${park.name}, ${address.line}` },
          { term: 'Correo electrónico', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Teléfono', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'NIF', text: owner.taxNumber },
          { term: 'Datos registrales', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'Nuestra autorización como parque zoológico',
      blocks: [
        text(
          'Un parque de animales necesita en España la autorización que regula la Ley 31/2003, de 27 de octubre, de conservación de la fauna silvestre en los parques zoológicos, que transpone la Directiva 1999/22/CE del Consejo.',
        ),
        terms(
          { term: 'Autoridad', text: owner.zooAuthority },
          { term: 'Autorización', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Para qué sirve este sitio',
      blocks: [
        text(
          'Este sitio te informa sobre el parque y recibe solicitudes de entradas. Aquí no se vende nada: solo hay contrato cuando compras las entradas que te ofrecemos en nuestra respuesta. No hace falta una cuenta, y leer es gratis.',
        ),
        text(
          'Hacemos lo posible por que el horario y las horas de los espectáculos sean exactos. El tiempo y los animales tienen sus propios planes; los cambios del día se anuncian en la puerta.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Reclamaciones',
      blocks: [
        text('Si quieres, dínoslo primero a nosotros: casi todo se arregla en el mismo día. También puedes:'),
        list(
          'pedir en la puerta las hojas de reclamaciones oficiales, que todo establecimiento de Canarias debe tener y entregarte gratis',
          'acudir a las autoridades de consumo de Canarias o a las del lugar donde vives',
        ),
        text(
          'Sobre tus datos personales, lee nuestra ',
          { text: 'Política de cumplimiento del RGPD', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Textos e imágenes',
      blocks: [
        text(
          'Los textos, los dibujos y las marcas de este sitio pertenecen a su titular o se usan con permiso. Puedes citarlos y enlazarlos. Para cualquier otra cosa, pregúntanos.',
        ),
        text(
          'Cuando enlazamos un sitio ajeno, antes lo revisamos. Lo que muestre después no está en nuestras manos.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Ley aplicable',
      blocks: [
        text(
          'Este sitio se rige por la ley española. Si tienes la condición de consumidor, eso no te priva de la protección de las normas imperativas del país donde vives, ni del derecho a acudir a sus tribunales.',
        ),
      ],
    },
  ),
};
