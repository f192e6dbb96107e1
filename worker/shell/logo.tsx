import { brand } from '#shared/market/brand.ts';
import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#0a4439" />
        <circle cx="21" cy="11.5" r="4" fill="#e9b44c" />
        <path d="M4 22c4-5 8-8 11-8s6 3 13 9v3H4z" fill="#a9d0d6" />
        <path d="M4 26c6-4 14-4 24-1v1a3 3 0 0 1-3 2H7a3 3 0 0 1-3-2z" fill="#fffdf8" />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
