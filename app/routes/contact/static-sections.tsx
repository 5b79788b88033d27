/** What never changes on the page: its HTML is there, and its code comes later. */
export { DataNote } from '../../components/inquiry/data-note.tsx';
export { ContactCards } from './contact-cards.tsx';
export { ParkMap } from './park-map.tsx';
