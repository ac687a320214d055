import { afterAll } from 'vitest';
import { dropFreshDatabases } from './fresh-database';

// Registered before those of the file, so it runs after them: by then its products have ended.
afterAll(dropFreshDatabases);
