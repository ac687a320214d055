import server from '../../backend/src/platform/language/en.json';
import { addMessages } from '../../contracts/src/kernel/text';
import screens from '../../frontend/src/language/en.app.json';
import pages from '../../frontend/src/language/en.public.json';

// Tests of single modules load none of what starts a server or a page, and with it the plurals of English.
for (const messages of [server, screens, pages]) addMessages('en', messages);
