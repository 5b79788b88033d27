/** Sections without state: prerendered, and hydrated later from this chunk. */
export { DataNote } from '../../components/inquiry/data-note.tsx';
export { ContactCards } from './contact-cards.tsx';
export { ParkMap } from './park-map.tsx';
