import './ui/base.css';

/**
 * Every CSS module of the shop, including parts that no island draws. Exported, because unused modules would be dropped
 * from the sheet.
 */
export default import.meta.glob(['./**/*.module.css', '!./features/admin/**'], { eager: true });
