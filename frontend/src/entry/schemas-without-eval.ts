import { z } from 'zod';

// The content security policy forbids building functions from strings; without this, zod would try and be reported.
z.config({ jitless: true });
