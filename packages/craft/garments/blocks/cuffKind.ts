/** How a sleeve is gathered into its end. */
export type CuffKind = 'barrel' | 'french' | 'rib' | 'elastic' | 'tie'
