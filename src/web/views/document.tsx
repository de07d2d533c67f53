import type { View } from '../view.ts';
export const document: View = { id: 'd', within: 'documents', component: () => <h1 tabIndex={-1}>Document</h1> };
