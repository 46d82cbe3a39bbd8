import type { Wearer } from '../../mannequins/wearer.ts'

/** Cuts that a designer would ask for, but that are not proposed unasked. */
const unasked = {
  male: [
    'sweetheart',
    'strapless',
    'slip',
    'halter',
    'cowl',
    'deepV',
    'boat',
    'scoop',
    'wrap',
    'square',
    'puff',
    'bell',
    'bishop',
    'flutter',
    'cap',
    'palazzo',
    'flare',
    'lace',
    'ruffle',
    'frill',
    'bow',
    'coldShoulder',
    'jabot',
    'paperbag',
    'princess',
    'mutton',
    'threeQuarter',
    'lantern',
    'dolman',
    'kimono',
    'keyhole',
    'peterPan',
    'sailor',
    'tied',
    'pointed',
    'hiLo',
    'highLow',
    'handkerchief',
    'scalloped',
    'asymmetric',
    'faced',
  ],
  child: [
    'strapless',
    'slip',
    'halter',
    'deepV',
    'cowl',
    'sweetheart',
    'palazzo',
    'gunmetal',
    'coldShoulder',
    'lace',
    'peak',
    'wide',
  ],
}

/** Whether an option of a knob is proposed to a wearer without being asked for. */
export const isAsked = (knob: string, option: string, { gender, ageGroup }: Wearer) =>
  !(gender === 'male' && knob === 'sleeve' && option === 'none') &&
  !(gender === 'male' && unasked.male.includes(option)) &&
  !(ageGroup === 'child' && !(knob === 'leg' && option === 'wide') && unasked.child.includes(option))
