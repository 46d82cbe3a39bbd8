/** The kinds of edits of a look (requirement S4.01) and regions, by name. */
export type TabId = 'sketch' | 'color' | 'print' | 'element' | 'region' | 'models'
