import { showTheme, storedChoice } from '../ui/shown-theme';

// Within the page, before what it begins with: that has the theme of this browser from its first paint.
showTheme(storedChoice());
