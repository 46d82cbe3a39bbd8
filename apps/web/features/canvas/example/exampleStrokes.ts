type Rgb = readonly [r: number, g: number, b: number]
type Places = readonly (readonly [x: number, y: number])[]

/** A stroke of the example: its layer, brush and colour, the places that it goes through, and how. */
export interface ExampleStroke {
  readonly on: string
  readonly brush: string
  readonly color: Rgb
  readonly through: Places
  readonly knobs?: Readonly<Record<string, number>>
  /** One pressure all along; left out, it swells and thins. */
  readonly press?: number
  /** Pixels a millisecond. */
  readonly speed?: number
}

type How = Pick<ExampleStroke, 'knobs' | 'press' | 'speed'>

/** Places from "x,y x,y …". */
const places = (told: string): Places =>
  told.split(' ').map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number)
    return [x, y]
  })

const stroke = (on: string, brush: string, color: Rgb, through: string, how: How = {}): ExampleStroke => ({
  on,
  brush,
  color,
  through: places(through),
  ...how,
})

const coat: Rgb = [162, 68, 58]
const fold: Rgb = [110, 37, 48]
const skin: Rgb = [216, 160, 126]
const ink: Rgb = [43, 34, 36]
const black: Rgb = [26, 21, 22]

const wash = (through: string, size: number, flow = 0.7) =>
  stroke('wash', 'watercolor', coat, through, { knobs: { size, flow }, press: 0.85 })
const shade = (through: string) => stroke('shade', 'watercolor', fold, through, { knobs: { size: 44 } })
const line = (through: string, size = 5) => stroke('line', 'pencil', ink, through, { knobs: { size }, speed: 1.2 })
const flesh = (through: string, size: number) =>
  stroke('skin', 'watercolor', skin, through, { knobs: { size, flow: 0.65 }, press: 0.8 })
const fur = (color: Rgb, through: string, size: number) =>
  stroke('fur', 'fur', color, through, { knobs: { size }, press: 0.9 })
const inked = (through: string) =>
  stroke('accent', 'ink', black, through, { knobs: { size: 34 }, press: 0.75, speed: 0.7 })
const five = [0, 1, 2, 3, 4]

/** Every stroke of the example in its order (requirement S2.05). */
export const exampleStrokes: readonly ExampleStroke[] = [
  stroke('ground', 'watercolor', [157, 183, 201], '880,250 980,520 900,820 960,1100', {
    knobs: { size: 260 },
    press: 0.8,
  }),
  stroke('ground', 'spray', [216, 180, 140], '250,300 400,700 300,1100', {
    knobs: { size: 400, flow: 0.35 },
    press: 0.7,
  }),
  stroke('ground', 'texture', [207, 195, 174], '120,1530 600,1542 1090,1528', {
    knobs: { size: 60, opacity: 0.8 },
    press: 0.7,
  }),
  flesh('602,205 604,250 603,262', 92),
  flesh('603,290 603,380', 40),
  flesh('560,1200 556,1330 548,1450', 44),
  flesh('650,1200 660,1330 676,1450', 44),
  flesh('462,800 470,850', 34),
  flesh('853,802 862,850', 34),
  wash('600,400 560,620 520,860 470,1180', 170),
  wash('610,410 640,640 680,880 740,1190', 170),
  wash('605,520 600,820 605,1170', 190, 0.5),
  wash('500,400 420,560 400,720 455,800', 82),
  wash('705,400 790,540 830,690 850,800', 82),
  shade('560,640 524,900 500,1160'),
  shade('640,650 664,910 700,1170'),
  shade('600,700 592,940 596,1180'),
  ...[...five, 5, 6].map((i) =>
    stroke(
      'fur',
      'longFur',
      i % 2 ? [58, 38, 32] : [84, 55, 42],
      `${560 + i * 12},178 ${542 + i * 14},${168 + Math.abs(i - 3) * 12} ${540 + i * 20},${250 + (i % 2) * 18}`,
      { knobs: { size: 70 }, press: 0.7 },
    ),
  ),
  fur([59, 43, 38], '520,395 560,440 596,520 602,600', 70),
  fur([75, 55, 47], '690,395 650,440 612,520 604,600', 70),
  fur([87, 64, 54], '525,390 600,425 688,392', 54),
  fur([67, 48, 42], '414,792 440,802 470,788', 44),
  fur([67, 48, 42], '822,790 848,800 878,786', 44),
  line('560,215 566,262 602,304 640,262 646,212'),
  line('586,300 586,350 560,384 508,396'),
  line('622,300 622,350 648,384 702,396'),
  line('505,396 440,500 392,650 398,730 430,800'),
  line('548,560 482,650 470,720 478,790'),
  line('704,396 778,500 826,640 842,730 822,800'),
  line('668,560 760,660 800,720 868,786'),
  line('546,560 520,800 470,1020 398,1200 600,1224 818,1196 740,1000 690,800 668,560', 6),
  line('604,600 600,900 606,1222'),
  line('530,740 600,752 684,738'),
  line('528,766 600,778 688,764'),
  ...five.map((i) => line(`${560 + i * 22},790 ${548 + i * 26},980 ${520 + i * 40},1190`, 3)),
  line('540,1224 536,1340 530,1466'),
  line('584,1224 580,1340 566,1462'),
  line('630,1224 640,1340 656,1464'),
  line('672,1224 684,1340 694,1462'),
  line('578,244 588,240 596,245', 4),
  line('612,245 620,240 630,244', 4),
  line('604,250 600,268 606,271', 3),
  stroke('line', 'pen', [156, 47, 56], '590,283 604,280 618,284 604,289 590,283', { knobs: { size: 4 } }),
  inked('526,752 600,766 690,750'),
  inked('526,1466 548,1480 508,1506 470,1512'),
  inked('656,1466 690,1482 726,1508 764,1512'),
  stroke('accent', 'ribbon', [184, 134, 47], '690,756 770,820 720,930 800,1010 760,1120', {
    knobs: { size: 50, flow: 0.5 },
    press: 0.9,
  }),
]
