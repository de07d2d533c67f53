// The theme without its fonts: those of the system are as readable, and cost nothing.
import theme from 'vitepress/theme-without-fonts';
import './style.css';

export default theme;
