/** What blocks call their pieces, in English, to be translated. */
export const pieceNames = [{ label: 'Front' }, { label: 'Back' }, { label: 'Waistband' }, { label: 'Circle' }] as const
