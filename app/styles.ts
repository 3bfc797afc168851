// Every style sheet of the shop: one file that all pages share, and that the browser keeps from page to page.
import './ui/base.css';

import.meta.glob('./**/*.module.css', { eager: true });
