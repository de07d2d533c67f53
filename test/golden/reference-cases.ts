/**
 * The partitions of the reference scorer's own test suite (A1 to N6) and what the reference scorer v8.01 with LEA gives for
 * them. One word per entity, one letter per mention. Recall and precision are `numerator:denominator`, a numerator being a
 * whole number or a fraction; BLANC is recall, precision and F₁.
 *
 * A7 to A9 repeat a mention. The reference keeps a repeated mention where it stood first, and so does the default policy.
 */
const TABLE = `
id  | key            | response             | mentions    | muc      | bcub           | ceafm       | ceafe           | coref       | noncoref    | blanc               | lea
A1  | a bc def       | a bc def             | 6:6 6:6     | 3:3 3:3  | 6:6 6:6        | 6:6 6:6     | 3:3 3:3         | 4:4 4:4     | 11:11 11:11 | 1 1 1               | 6:6 6:6
A2  | a bc def       | a de                 | 3:6 3:3     | 1:3 1:1  | 7/3:6 3:3      | 3:6 3:3     | 9/5:3 9/5:2     | 1:4 1:1     | 2:11 2:2    | 19/88 1 23/65       | 2:6 3:3
A3  | a bc def       | a bcx defy z         | 6:6 6:9     | 3:3 3:5  | 6:6 55/12:9    | 6:6 6:9     | 93/35:3 93/35:4 | 4:4 4:9     | 11:11 11:27 | 1 23/54 295/494     | 6:6 4:9
A4  | a bc def       | a bcx dy z           | 4:6 4:7     | 1:3 1:3  | 10/3:6 17/6:7  | 4:6 4:7     | 11/5:3 11/5:4   | 1:4 1:4     | 5:11 5:17   | 31/88 37/136 17/56  | 3:6 2:7
A5  | a bc def       | a bcxB dy z          | 4:6 4:8     | 1:3 1:4  | 10/3:6 5/2:8   | 4:6 4:8     | 31/15:3 31/15:4 | 1:4 1:7     | 5:11 5:21   | 31/88 4/21 87/352   | 3:6 5/3:8
A6  | a bc def       | a bcx dy Bz          | 4:6 4:8     | 1:3 1:4  | 10/3:6 17/6:8  | 4:6 4:8     | 11/5:3 11/5:4   | 1:4 1:5     | 5:11 5:23   | 31/88 24/115 79/306 | 3:6 2:8
A7  | a bc def       | a bbcx dy z          | 4:6 4:7     | 1:3 1:3  | 10/3:6 17/6:7  | 4:6 4:7     | 11/5:3 11/5:4   | 1:4 1:4     | 5:11 5:17   | 31/88 37/136 17/56  | 3:6 2:7
A8  | a bc def       | a bcx bz dy          | 4:6 4:7     | 1:3 1:3  | 10/3:6 17/6:7  | 4:6 4:7     | 11/5:3 11/5:4   | 1:4 1:4     | 5:11 5:17   | 31/88 37/136 17/56  | 3:6 2:7
A9  | a bc def       | a bcx bbbbbbbbbbz dy | 4:6 4:7     | 1:3 1:3  | 10/3:6 17/6:7  | 4:6 4:7     | 11/5:3 11/5:4   | 1:4 1:4     | 5:11 5:17   | 31/88 37/136 17/56  | 3:6 2:7
A10 | a bc def       | a b c d e f          | 6:6 6:6     | 0:3 0:0  | 3:6 6:6        | 3:6 3:6     | 13/6:3 13/6:6   | 0:4 0:0     | 11:11 11:15 | 1/2 11/30 11/26     | 1:6 1:6
A11 | a bc def       | abcdef               | 6:6 6:6     | 3:3 3:5  | 6:6 7/3:6      | 3:6 3:6     | 2/3:3 2/3:1     | 4:4 4:15    | 0:11 0:0    | 1/2 2/15 4/19       | 5:6 8/5:6
A12 | a bc def       | a x y c d e z        | 4:6 4:7     | 0:3 0:0  | 13/6:6 4:7     | 3:6 3:7     | 13/6:3 13/6:7   | 0:4 0:0     | 5:11 5:21   | 5/22 5/42 5/32      | 1:6 1:7
A13 | a bc def       | axycdez              | 4:6 4:7     | 1:3 1:6  | 17/6:6 6/7:7   | 2:6 2:7     | 2/5:3 2/5:1     | 1:4 1:21    | 0:11 0:0    | 1/8 1/42 1/25       | 1:6 1/3:7
B1  | ab cde         | bcx de               | 4:5 4:5     | 1:3 1:3  | 13/6:5 8/3:5   | 3:5 3:5     | 6/5:2 6/5:2     | 1:4 1:4     | 2:6 2:6     | 7/24 7/24 7/24      | 1:5 2:5
C1  | ab cde fg      | bcx de fg            | 6:7 6:7     | 2:4 2:4  | 25/6:7 14/3:7  | 5:7 5:7     | 11/5:3 11/5:3   | 2:5 2:5     | 10:16 10:16 | 41/80 41/80 41/80   | 3:7 4:7
D1  | 12345 67 89ABC | 12345 6789ABC        | 12:12 12:12 | 9:9 9:10 | 12:12 64/7:12  | 10:12 10:12 | 11/6:3 11/6:2   | 21:21 21:31 | 35:45 35:35 | 8/9 26/31 175/208   | 12:12 26/3:12
E1  | 12345 67 89ABC | 1234589ABC 67        | 12:12 12:12 | 9:9 9:10 | 12:12 7:12     | 7:12 7:12   | 5/3:3 5/3:2     | 21:21 21:46 | 20:45 20:20 | 13/18 67/92 541/871 | 12:12 58/9:12
F1  | ABCD           | AB CD                | 4:4 4:4     | 2:3 2:2  | 2:4 4:4        | 2:4 2:4     | 2/3:1 2/3:2     | 2:6 2:2     | 0:0 0:4     | 1/3 1 1/2           | 4/3:4 4:4
G1  | AB CD          | ABCD                 | 4:4 4:4     | 2:2 2:3  | 4:4 2:4        | 2:4 2:4     | 2/3:2 2/3:1     | 2:2 2:6     | 0:4 0:0     | 1/2 1/6 1/4         | 4:4 4/3:4
H1  | ABCD           | ABCD                 | 4:4 4:4     | 3:3 3:3  | 4:4 4:4        | 4:4 4:4     | 1:1 1:1         | 6:6 6:6     | 0:0 0:0     | 1 1 1               | 4:4 4:4
I1  | ABCD           | AB CD                | 4:4 4:4     | 2:3 2:2  | 2:4 4:4        | 2:4 2:4     | 2/3:1 2/3:2     | 2:6 2:2     | 0:0 0:4     | 1/3 1 1/2           | 4/3:4 4:4
J1  | ABC            | AC                   | 2:3 2:2     | 1:2 1:1  | 4/3:3 2:2      | 2:3 2:2     | 4/5:1 4/5:1     | 1:3 1:1     | 0:0 0:0     | 1/3 1 1/2           | 1:3 2:2
K1  | BCDEGHJ        | ABC DEF GHI          | 6:7 6:9     | 3:6 3:6  | 12/7:7 4:9     | 2:7 2:9     | 2/5:1 2/5:3     | 3:21 3:9    | 0:0 0:27    | 1/7 1/3 1/5         | 1:7 3:9
L1  | ABC DEFG       | AB CD FGH            | 6:7 6:7     | 2:5 2:4  | 35/12:7 13/3:7 | 4:7 4:7     | 48/35:2 48/35:3 | 2:9 2:5     | 8:12 8:16   | 4/9 9/20 3/7        | 5/3:7 3:7
M1  | abcdef         | abcdef               | 6:6 6:6     | 5:5 5:5  | 6:6 6:6        | 6:6 6:6     | 1:1 1:1         | 15:15 15:15 | 0:0 0:0     | 1 1 1               | 6:6 6:6
M2  | abcdef         | a b c d e f          | 6:6 6:6     | 0:5 0:0  | 1:6 6:6        | 1:6 1:6     | 2/7:1 2/7:6     | 0:15 0:0    | 0:0 0:15    | 0 0 0               | 0:6 0:6
M3  | abcdef         | ab cde f             | 6:6 6:6     | 3:5 3:3  | 7/3:6 6:6      | 3:6 3:6     | 2/3:1 2/3:3     | 4:15 4:4    | 0:0 0:11    | 4/15 1 8/19         | 8/5:6 5:6
M4  | abcdef         | abcxyz               | 3:6 3:6     | 2:5 2:5  | 3/2:6 3/2:6    | 3:6 3:6     | 1/2:1 1/2:1     | 3:15 3:15   | 0:0 0:0     | 1/5 1/5 1/5         | 6/5:6 6/5:6
M5  | abcdef         | a b c x y z          | 3:6 3:6     | 0:5 0:0  | 1/2:6 3:6      | 1:6 1:6     | 2/7:1 2/7:6     | 0:15 0:0    | 0:0 0:15    | 0 0 0               | 0:6 0:6
M6  | abcdef         | ab cxy z             | 3:6 3:6     | 1:5 1:3  | 5/6:6 7/3:6    | 2:6 2:6     | 1/2:1 1/2:3     | 1:15 1:4    | 0:0 0:11    | 1/15 1/4 2/19       | 2/5:6 2:6
N1  | a b c d e f    | a b c d e f          | 6:6 6:6     | 0:0 0:0  | 6:6 6:6        | 6:6 6:6     | 6:6 6:6         | 0:0 0:0     | 15:15 15:15 | 1 1 1               | 6:6 6:6
N2  | a b c d e f    | abcdef               | 6:6 6:6     | 0:0 0:5  | 6:6 1:6        | 1:6 1:6     | 2/7:6 2/7:1     | 0:0 0:15    | 0:15 0:0    | 0 0 0               | 0:6 0:6
N3  | a b c d e f    | ab cde f             | 6:6 6:6     | 0:0 0:3  | 6:6 3:6        | 3:6 3:6     | 13/6:6 13/6:3   | 0:0 0:4     | 11:15 11:11 | 11/15 1 11/13       | 1:6 1:6
N4  | a b c d e f    | a b c x y z          | 3:6 3:6     | 0:0 0:0  | 3:6 3:6        | 3:6 3:6     | 3:6 3:6         | 0:0 0:0     | 3:15 3:15   | 1/5 1/5 1/5         | 3:6 3:6
N5  | a b c d e f    | abcxyz               | 3:6 3:6     | 0:0 0:5  | 3:6 1/2:6      | 1:6 1:6     | 2/7:6 2/7:1     | 0:0 0:15    | 0:15 0:0    | 0 0 0               | 0:6 0:6
N6  | a b c d e f    | ab cxy z             | 3:6 3:6     | 0:0 0:3  | 3:6 4/3:6      | 2:6 2:6     | 7/6:6 7/6:3     | 0:0 0:4     | 2:15 2:11   | 2/15 2/11 2/13      | 0:6 0:6
`;

/** A fraction that is written as `7/3` or `2`. */
const value = (text: string): number => {
  const [num, den = '1'] = text.split('/');
  return Number(num) / Number(den);
};

/** `7/3:6 3:3` */
function fractions(text: string) {
  const [recall, precision] = text
    .split(' ')
    .map((side) => side.split(':').map(value) as [num: number, den: number]);
  return { recall, precision };
}

const [head, ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

export const referenceCases = rows.map((row) => {
  const at = (column: string) => row[head.indexOf(column)];
  const [recall, precision, f1] = at('blanc').split(' ').map(value);
  return {
    id: at('id'),
    key: at('key'),
    response: at('response'),
    ratios: ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'lea'].map(
      (id) => [id, fractions(at(id))] as const,
    ),
    coref: fractions(at('coref')),
    noncoref: fractions(at('noncoref')),
    blanc: { recall, precision, f1 },
  };
});
