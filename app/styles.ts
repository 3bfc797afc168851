import './ui/base.css';

/** Every CSS module of the shop, also those of parts that no island draws. Exported, because unused ones are left out of the sheet. */
export default import.meta.glob(['./**/*.module.css', '!./features/admin/**'], { eager: true });
