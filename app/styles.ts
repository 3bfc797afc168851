import './ui/base.css';

/** Every CSS module, also those of parts that no island draws. Exported, because unused ones are left out of the style sheet. */
export default import.meta.glob('./**/*.module.css', { eager: true });
