import { addMessages } from '@annals/contracts/kernel/text';
import english from './en.app.json';

// The plurals of the application; what public pages have is there already.
addMessages('en', english);
