import './workshop.css';

/** The CSS modules of the workshop, whose pages have this sheet after that of the shop. */
export default import.meta.glob('../**/*.module.css', { eager: true });
