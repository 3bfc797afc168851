import './workshop.css';

/** The CSS modules of the workshop. Its sheet comes after that of the shop. */
export default import.meta.glob('../**/*.module.css', { eager: true });
