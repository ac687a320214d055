import { config } from 'zod/v4/core';

// The content security policy forbids building functions from strings; without this, zod would try and be reported.
// It has to be known before the first schema is made, hence in the entry, before anything that has schemas.
config({ jitless: true });
