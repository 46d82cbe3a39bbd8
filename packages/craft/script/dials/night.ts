import { between, defineDial } from './dial.ts'

/** Day is easy, night is dressed. */
export const night = defineDial({
  id: 'night',
  low: {
    label: 'Daywear',
    aims: { formality: [0.3, 2.5] },
    likes: 'cotton linen denim shirt knit sneaker flatSandal loafer tote shirtDress chinos jeans straw',
    seldom: 'satin sequin gown heel',
    hardly: 'tuxedo lame tailcoat',
  },
  high: {
    label: 'Eveningwear',
    aims: { formality: [0.8, 2.5], length: [0.75, 0.5] },
    loves: 'satin velvet silk slip',
    likes: 'sequin lame gown pump heel clutch jewellery tuxedo halter cowl bodycon leather cape jumpsuit oneShoulder',
    seldom: 'cotton linen straw tote',
    hardly: 'gingham hoodie dungarees cargo',
  },
  measure: ({ lightness, glints, saturation }) =>
    between(0.75 * (1 - lightness) + 0.2 * glints + 0.05 * saturation, 0.3, 0.75),
})
