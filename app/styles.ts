import './ui/base.css';

// All of them, also of parts that no island draws.
import.meta.glob('./**/*.module.css', { eager: true });
